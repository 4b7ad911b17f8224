import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { dealPageResponse, dealsResponse, pageOf, wireSpecialDeal } from '../json/wire-responses.ts'
import { wireDeal } from '../json/wire-derivative.ts'

/** Lists of derivatives, each with its cheapest matching offer. Rules C-36, C-65. */
const { read } = callGroup('Derivatives and offers')

const { specialOffers, ...filtersWithoutSpecials } = field.dealFilters
/** The path says which make and range. */
const { manufacturers: _, ranges: __, ...filtersWithinRange } = field.dealFilters

export const derivativeListCalls = {
  listDerivatives: read({
    path: '/api/derivatives/v2',
    summary: 'Derivatives that match the filters, each with its cheapest matching offer.',
    query: z.object({
      ...field.paging,
      groupBy: field.groupBy,
      ...filtersWithoutSpecials,
      specialOffers,
      ...field.furtherFilters,
    }),
    response: dealPageResponse,
  }),

  listPlainDerivatives: read({
    path: '/api/derivatives',
    summary: 'The same list without the special-offers filter.',
    query: z.object({ ...field.paging, groupBy: field.groupBy, ...filtersWithoutSpecials }),
    response: dealPageResponse,
  }),

  listRangeDerivatives: read({
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/derivatives',
    summary: 'The same list within one range, and within one car model when asked.',
    params: z.object({ manufacturer: field.slugOrId, range: field.slugOrId }),
    query: z.object({
      ...field.paging,
      groupBy: field.groupBy,
      ...filtersWithinRange,
      ...field.furtherFilters,
      carModels: field.carModels,
    }),
    response: dealPageResponse,
    failures: { 404: 'No such manufacturer or range.' },
  }),

  listCarModelDerivatives: read({
    path: '/api/car-models/{carModelId}/derivatives',
    summary: 'The same list within one car model.',
    params: z.object({ carModelId: field.slugOrId }),
    query: z.object({
      ...field.paging,
      groupBy: field.groupBy,
      financeType: field.financeType,
      transmissions: field.dealFilters.transmissions,
      fuelTypes: field.dealFilters.fuelTypes,
      budgetRanges: field.dealFilters.budgetRanges,
    }),
    response: dealPageResponse,
    failures: { 404: 'No such car model.' },
  }),

  listSpecialOffers: read({
    path: '/api/special-offers',
    summary: 'Special offers that match the filters, each with its saving.',
    query: z.object({ ...field.paging, ...field.specialOfferFilters }),
    response: pageOf(wireSpecialDeal),
  }),

  listSpecialOfferCarousel: read({
    path: '/api/special-offers/carousel',
    summary: 'A few special offers of the day, hot deals first.',
    response: dealsResponse.extend({ data: z.array(wireSpecialDeal) }),
  }),

  listStockCarousel: read({
    path: '/api/offers/stock/carousel',
    summary: 'A few deals on cars in stock.',
    response: dealsResponse,
  }),

  listBusinessCarousel: read({
    path: '/api/offers/bch/carousel',
    summary: 'A few business lease deals, excluding VAT.',
    response: dealsResponse,
  }),

  listTopElectricOffers: read({
    path: '/api/offers/ev-top',
    summary: 'The cheapest deals on pure electric cars, one a make.',
    response: dealsResponse,
  }),

  listElectricOffers: read({
    path: '/api/offers/electrics',
    summary: 'Deals on pure electric cars, cheapest first.',
    response: dealsResponse,
  }),

  listTrendingOffers: read({
    path: '/api/orders/trending-offers',
    summary:
      'The cars most enquired about in the last 30 days, the most wanted first: one a range, filled up with special offers; within makes or ranges those alone, within ranges each version.',
    query: z.object({
      financeType: field.financeType,
      manufacturers: field.dealFilters.manufacturers,
      ranges: field.dealFilters.ranges,
    }),
    response: dealsResponse.extend({
      data: z.array(
        wireDeal.extend({
          isEnquiredAbout: z
            .boolean()
            .describe('False for a special offer that only fills the list up.'),
        }),
      ),
    }),
  }),
}
