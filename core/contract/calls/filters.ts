import { z } from 'zod'
import { filterTypes } from '#core/filters/family-preset.ts'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { wireFilterOptions } from '../json/wire-filter-options.ts'

/** The choices of filters. Rule C-37. */
const { read } = callGroup('Derivatives and offers')

export const filterCalls = {
  /** Digits in place of a family are a capId. Rule C-24. */
  getFilters: read({
    path: '/api/derivatives/{type}/filters',
    summary: 'Choices of every filter under the present selection, with counts of derivatives.',
    params: z.object({ type: z.enum(filterTypes) }),
    query: z.object({
      ...field.dealFilters,
      ...field.furtherFilters,
      carModels: field.carModels,
      sort: field.sort,
      /** Seats, equipment, boot and providers as well; their lists are empty otherwise. Rule F-127. */
      more: field.flag,
    }),
    response: wireFilterOptions,
    failures: { 404: 'No such type.' },
  }),

  getSpecialOfferFilters: read({
    path: '/api/special-offers/filters',
    summary: 'Choices of every filter among special offers.',
    query: z.object(field.specialOfferFilters),
    response: wireFilterOptions,
  }),

  getElectricFilters: read({
    path: '/api/derivatives/electric-filters',
    summary: 'Choices of every filter among pure electric cars.',
    response: wireFilterOptions,
  }),

  getBodyTypeOfferFilters: read({
    path: '/api/offers/body-type-filters',
    summary: 'Choices of the search by body type.',
    response: wireFilterOptions,
  }),

  getStockOfferFilters: read({
    path: '/api/stock-offers/filters',
    summary: 'Choices of every filter among cars in stock.',
    response: wireFilterOptions,
  }),

  getBodyTypeFilters: read({
    path: '/api/body-types/{bodyType}/filters',
    summary: 'Choices of every filter within one body type.',
    params: z.object({ bodyType: field.bodyType }),
    response: wireFilterOptions,
    failures: { 404: 'No such body type.' },
  }),

  getCarModelFilters: read({
    path: '/api/car-models/{carModelId}/filters',
    summary: 'Choices of every filter within one car model.',
    params: z.object({ carModelId: field.slugOrId }),
    response: wireFilterOptions,
    failures: { 404: 'No such car model.' },
  }),
}
