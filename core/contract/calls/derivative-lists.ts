import { z } from 'zod'
import { defineRead } from '../call.ts'
import * as field from '../fields.ts'
import { dealsResponse, pageOf, wireSpecialDeal } from '../json/wire-responses.ts'
import { wireDeal } from '../json/wire-derivative.ts'

const none = z.object({})
/** Lists of derivatives, each with its cheapest matching offer. Rule C-36. */
const group = 'Derivatives and offers'

const { specialOffers, ...filtersWithoutSpecials } = field.dealFilters
/** The path says which make and range. */
const { manufacturers: _, ranges: __, ...filtersWithinRange } = field.dealFilters

export const listDerivatives = defineRead({
  path: '/api/derivatives/v2',
  summary: 'Derivatives that match the filters, each with its cheapest matching offer.',
  group,
  params: none,
  query: z.object({
    ...field.paging,
    ...filtersWithoutSpecials,
    specialOffers,
    doors: field.doors,
  }),
  response: pageOf(wireDeal),
})

export const listPlainDerivatives = defineRead({
  path: '/api/derivatives',
  summary: 'The same list without the special-offers filter.',
  group,
  params: none,
  query: z.object({ ...field.paging, ...filtersWithoutSpecials }),
  response: pageOf(wireDeal),
})

export const listRangeDerivatives = defineRead({
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/derivatives',
  summary: 'The same list within one range, and within one car model when asked.',
  group,
  params: z.object({ manufacturer: field.slugOrId, range: field.slugOrId }),
  query: z.object({
    ...field.paging,
    ...filtersWithinRange,
    doors: field.doors,
    carModels: field.carModels,
  }),
  response: pageOf(wireDeal),
  failures: { 404: 'No such manufacturer or range.' },
})

export const listCarModelDerivatives = defineRead({
  path: '/api/car-models/{carModelId}/derivatives',
  summary: 'The same list within one car model.',
  group,
  params: z.object({ carModelId: field.slugOrId }),
  query: z.object({
    ...field.paging,
    financeType: field.financeType,
    transmissions: field.dealFilters.transmissions,
    fuelTypes: field.dealFilters.fuelTypes,
    budgetRanges: field.dealFilters.budgetRanges,
  }),
  response: pageOf(wireDeal),
  failures: { 404: 'No such car model.' },
})

export const listSpecialOffers = defineRead({
  path: '/api/special-offers',
  summary: 'Special offers that match the filters, each with its saving.',
  group,
  params: none,
  query: z.object({ ...field.paging, ...field.specialOfferFilters }),
  response: pageOf(wireSpecialDeal),
})

const carousel = { group, params: none, query: none, response: dealsResponse }

export const listSpecialOfferCarousel = defineRead({
  ...carousel,
  path: '/api/special-offers/carousel',
  summary: 'A few special offers of the day, hot deals first.',
  response: dealsResponse.extend({ data: z.array(wireSpecialDeal) }),
})

export const listStockCarousel = defineRead({
  ...carousel,
  path: '/api/offers/stock/carousel',
  summary: 'A few deals on cars in stock.',
})

export const listBusinessCarousel = defineRead({
  ...carousel,
  path: '/api/offers/bch/carousel',
  summary: 'A few business lease deals, excluding VAT.',
})

export const listTopElectricOffers = defineRead({
  ...carousel,
  path: '/api/offers/ev-top',
  summary: 'The cheapest deals on pure electric cars, one a make.',
})

export const listElectricOffers = defineRead({
  ...carousel,
  path: '/api/offers/electrics',
  summary: 'Deals on pure electric cars, cheapest first.',
})

export const listTrendingOffers = defineRead({
  ...carousel,
  path: '/api/orders/trending-offers',
  summary:
    'The cars most enquired about in the last 30 days, the most wanted first, filled up with special offers.',
  query: z.object({ financeType: field.financeType }),
  response: dealsResponse.extend({
    data: z.array(
      wireDeal.extend({
        isEnquiredAbout: z
          .boolean()
          .describe('False for a special offer that only fills the list up.'),
      }),
    ),
  }),
})
