import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import {
  dealsResponse,
  listResponse,
  pageOf,
  wireCarModelDeal,
  wireChoice,
} from '../json/wire-responses.ts'
import { wireFilterOptions } from '../json/wire-filter-options.ts'
import { wireRange, wireRangePage, wireTrim } from '../json/wire-manufacturer.ts'
import { wireNamed } from '../json/wire-derivative.ts'

/** Ranges and car models. Rule C-40. */
const { read } = callGroup('Manufacturers and models')

const ofMake = {
  params: z.object({ manufacturer: field.slugOrId }),
  failures: { 404: 'No such manufacturer.' },
}

const ofMakeById = { ...ofMake, params: z.object({ manufacturerId: field.slugOrId }) }

const ofRange = {
  params: z.object({ manufacturer: field.slugOrId, range: field.slugOrId }),
  failures: { 404: 'No such manufacturer or range.' },
}

export const rangeCalls = {
  listRanges: read({
    ...ofMakeById,
    path: '/api/manufacturers/{manufacturerId}/ranges',
    summary: 'Every range of a make, by name.',
    response: listResponse(wireRange),
  }),

  listRangePages: read({
    ...ofMake,
    path: '/api/manufacturers/{manufacturer}/static-ranges',
    summary: 'The ranges of a make that have a page of their own.',
    response: listResponse(wireRangePage),
  }),

  listRangeOptions: read({
    ...ofMakeById,
    path: '/api/manufacturers/{manufacturerId}/static-range-options',
    summary: 'Every range of a make as a choice.',
    response: listResponse(wireChoice),
  }),

  listActiveRanges: read({
    ...ofMake,
    path: '/api/manufacturers/{manufacturer}/active-ranges',
    summary: 'The ranges of a make that somebody quotes for.',
    response: listResponse(wireRangePage),
  }),

  getRangeFilters: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/filters',
    summary: 'Choices of every filter within one range.',
    response: wireFilterOptions,
  }),

  listTrims: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/trims',
    summary: 'Which trim to lease: the trims of a range, the plainest first.',
    response: z.object({
      data: z.array(wireTrim),
      explanation: z.string().describe('How trims are told apart, ordered and priced.'),
      ratesVersion: z.int(),
    }),
  }),

  getRangeDescriptions: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/descriptions',
    summary: 'What to know about a range, as sentences computed from its figures.',
    response: z.object({ title: z.string(), description: z.array(z.string()) }),
  }),

  getRangePriceHistory: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/price-history',
    summary: 'The lowest monthly price of a range on each of 91 days, today the last.',
    query: z.object({ financeType: field.leaseType }),
    response: z.object({
      from: z.string().describe('The first day, YYYY-MM-DD.'),
      prices: z
        .array(z.number().nullable())
        .describe('Pounds a month, a day each; null on a day without any.'),
      isDemonstration: z.boolean().describe('Whether these prices were made for a demonstration.'),
    }),
  }),

  listSuggestions: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/suggestions',
    summary: 'Deals on cars of the same body and price by others.',
    response: dealsResponse,
  }),

  listActiveCarModels: read({
    ...ofRange,
    path: '/api/manufacturers/{manufacturer}/ranges/{range}/active-car-models',
    summary: 'The car models of a range that somebody quotes for, each with its cheapest deal.',
    response: z.object({ data: z.array(wireCarModelDeal), ratesVersion: z.int() }),
  }),

  listCarModels: read({
    path: '/api/ranges/{rangeId}/car-models',
    summary: 'The car models of a range, by name.',
    params: z.object({
      rangeId: field.slugOrId.describe('The id, or make slug, a dot and range slug.'),
    }),
    response: listResponse(wireNamed),
    failures: { 404: 'No such range.' },
  }),

  listBudgetCarModels: read({
    path: '/api/car-models',
    summary: 'Car models with a deal in the budget, each with its cheapest.',
    query: z.object({
      ...field.paging,
      budgetRanges: field.dealFilters.budgetRanges,
      financeType: field.financeType,
      terms: field.dealFilters.terms,
      annualMileages: field.dealFilters.annualMileages,
      depositValues: field.dealFilters.depositValues,
    }),
    response: pageOf(wireCarModelDeal),
  }),
}
