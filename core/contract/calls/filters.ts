import { z } from 'zod'
import { filterTypes } from '#core/filters/family-preset.ts'
import { defineRead } from '../call.ts'
import * as field from '../fields.ts'
import { wireFilterOptions } from '../json/wire-filter-options.ts'

const none = z.object({})
/** The choices of filters. Rule C-37. */
const group = 'Derivatives and offers'

/** Digits in place of a family are a capId. Rule C-24. */
export const getFilters = defineRead({
  path: '/api/derivatives/{type}/filters',
  summary: 'Choices of every filter under the present selection, with counts of derivatives.',
  group,
  params: z.object({ type: z.enum(filterTypes) }),
  query: z.object({
    ...field.dealFilters,
    doors: field.doors,
    carModels: field.carModels,
    sort: field.sort,
  }),
  response: wireFilterOptions,
  failures: { 404: 'No such type.' },
})

export const getSpecialOfferFilters = defineRead({
  path: '/api/special-offers/filters',
  summary: 'Choices of every filter among special offers.',
  group,
  params: none,
  query: z.object(field.specialOfferFilters),
  response: wireFilterOptions,
})

/** Choices with nothing selected yet. */
const opening = { group, params: none, query: none, response: wireFilterOptions }

export const getElectricFilters = defineRead({
  ...opening,
  path: '/api/derivatives/electric-filters',
  summary: 'Choices of every filter among pure electric cars.',
})

export const getBodyTypeOfferFilters = defineRead({
  ...opening,
  path: '/api/offers/body-type-filters',
  summary: 'Choices of the search by body type.',
})

export const getStockOfferFilters = defineRead({
  ...opening,
  path: '/api/stock-offers/filters',
  summary: 'Choices of every filter among cars in stock.',
})

export const getBodyTypeFilters = defineRead({
  ...opening,
  path: '/api/body-types/{bodyType}/filters',
  summary: 'Choices of every filter within one body type.',
  params: z.object({ bodyType: field.bodyType }),
  failures: { 404: 'No such body type.' },
})

export const getCarModelFilters = defineRead({
  ...opening,
  path: '/api/car-models/{carModelId}/filters',
  summary: 'Choices of every filter within one car model.',
  params: z.object({ carModelId: field.slugOrId }),
  failures: { 404: 'No such car model.' },
})
