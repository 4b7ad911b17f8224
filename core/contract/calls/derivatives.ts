import { z } from 'zod'
import { defineCall } from '../call.ts'
import * as field from '../fields.ts'
import { wireDeal, wireDerivative } from '../wire-derivative.ts'
import { wireFilterOptions } from '../wire-filter-options.ts'
import { wireOffer } from '../wire-offer.ts'
import { wireOfferColumns } from '../wire-offer-columns.ts'

const none = z.object({})
const group = 'Derivatives and offers'

const dealList = z.object({
  data: z.array(wireDeal),
  total: z.int(),
  page: z.int(),
  rows: z.int(),
  ratesVersion: z.int(),
  /** What was ignored in the request. */
  notes: z.array(z.string()).optional(),
})

/** The page families that ask for facets by name; digits in the same place are a capId. */
export const filterTypes = [
  'compare',
  'car-search',
  'budget',
  'body-type',
  'special-offers',
  'in-stock',
  'electric',
  'hybrid',
  'business',
  'personal',
  'van',
  'pcp',
] as const

export const listDerivatives = defineCall({
  method: 'GET',
  path: '/api/derivatives/v2',
  summary: 'Derivatives that match the filters, each with its cheapest matching offer.',
  group,
  params: none,
  query: z.object({ ...field.paging, ...field.dealFilters }),
  aliases: field.filterAliases,
  body: undefined,
  answer: dealList,
  caching: 'public',
})

export const listRangeDerivatives = defineCall({
  method: 'GET',
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/derivatives',
  summary: 'The same list within one range, and within one car model when asked.',
  group,
  params: z.object({ manufacturer: field.slugOrId, range: field.slugOrId }),
  query: z.object({
    ...field.paging,
    ...field.dealFilters,
    doors: field.doors,
    carModels: field.carModels,
  }),
  aliases: field.filterAliases,
  body: undefined,
  answer: dealList,
  caching: 'public',
  failures: { 404: 'No such manufacturer or range.' },
})

export const getFilters = defineCall({
  method: 'GET',
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
  aliases: field.filterAliases,
  body: undefined,
  answer: wireFilterOptions,
  caching: 'public',
  failures: { 404: 'No such type.' },
})

export const getDerivative = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}',
  summary: 'One derivative with everything known about it.',
  group,
  params: z.object({ capId: field.capId }),
  query: none,
  body: undefined,
  answer: wireDerivative,
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

export const getDescriptions = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/descriptions',
  summary: 'What to know about the car, as sentences computed from its figures.',
  group,
  params: z.object({ capId: field.capId }),
  query: none,
  body: undefined,
  answer: z.object({ description: z.array(z.string()) }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

export const getImages = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/images',
  summary: 'Pictures of the car: drawings until an image feed is configured.',
  group,
  params: z.object({ capId: field.capId }),
  query: none,
  body: undefined,
  answer: z.object({
    images: z.array(z.object({ url: z.string(), alt: z.string(), isDrawing: z.boolean() })),
  }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

/** `carModels`, `manufacturers` and `ranges` do not apply to one car. */
const oneCarFilters = {
  financeType: field.dealFilters.financeType,
  depositValues: field.dealFilters.depositValues,
  terms: field.dealFilters.terms,
  annualMileages: field.dealFilters.annualMileages,
  budgetRanges: field.dealFilters.budgetRanges,
  stock: field.stock,
  rentalRange: field.dealFilters.rentalRange,
  budgetFrom: field.dealFilters.budgetFrom,
  budgetTo: field.dealFilters.budgetTo,
  maintained: field.flag,
}

const oneCarAliases = {
  term: 'terms',
  annualMileage: 'annualMileages',
  depositValue: 'depositValues',
  budgetRange: 'budgetRanges',
  contractLength: 'terms',
} as const

export const getTopOffers = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/top-offers',
  summary: 'The cheapest matching offer of one derivative, with the profiles it is quoted on.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object(oneCarFilters),
  aliases: oneCarAliases,
  body: undefined,
  answer: z.object({
    car: wireDerivative,
    offer: wireOffer.nullable(),
    profiles: z.array(
      z.object({
        term: z.int(),
        annualMileage: z.int(),
        depositValue: z.int(),
        isPcp: z.boolean(),
      }),
    ),
    /** How many offers the other side of the stock toggle holds. */
    stockCounts: z.object({ inStock: z.int(), factory: z.int() }),
    ratesVersion: z.int(),
  }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

export const listOffers = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/offers',
  summary: 'Offers of one derivative, cheapest first. `format=columns` sends them all, packed.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({ ...field.paging, ...oneCarFilters, hash: z.string().max(64).optional() }),
  aliases: oneCarAliases,
  body: undefined,
  answer: z.object({
    data: z.array(wireOffer),
    total: z.int(),
    page: z.int(),
    rows: z.int(),
    ratesVersion: z.int(),
    notes: z.array(z.string()).optional(),
  }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

/** The same address with `format=columns`: every offer of the car at once, whatever else is asked. */
export const listOfferColumns = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/offers',
  summary: 'Every offer of one derivative packed as columns, with `format=columns`.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({ format: z.literal('columns') }),
  body: undefined,
  answer: z.object({ columns: wireOfferColumns, total: z.int(), ratesVersion: z.int() }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})

export const getDerivativeFilters = defineCall({
  method: 'GET',
  path: '/api/derivatives/{capId}/filters',
  summary: 'The terms, mileages, deposits and finance types one derivative is quoted on.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({
    hasAll: field.flag.describe('1 adds an "any" entry to each list.'),
    defaults: field.flag.describe('1 returns the selected defaults.'),
    stock: field.stock,
    financeType: field.financeType,
    maintained: field.flag,
  }),
  body: undefined,
  answer: wireFilterOptions.extend({
    defaults: z
      .object({ term: z.int(), annualMileage: z.int(), depositValue: z.int(), stock: z.int() })
      .optional(),
  }),
  caching: 'public',
  failures: { 404: 'No such derivative.' },
})
