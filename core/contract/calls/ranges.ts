import { z } from 'zod'
import { defineRead } from '../call.ts'
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
import { wireNamed } from '../json/wire-named.ts'

const none = z.object({})
/** Ranges and car models. Rule C-40. */
const group = 'Manufacturers and models'

const ofMake = {
  group,
  params: z.object({ manufacturer: field.slugOrId }),
  query: none,
  failures: { 404: 'No such manufacturer.' },
}

const ofMakeById = { ...ofMake, params: z.object({ manufacturerId: field.slugOrId }) }

const ofRange = {
  group,
  params: z.object({ manufacturer: field.slugOrId, range: field.slugOrId }),
  query: none,
  failures: { 404: 'No such manufacturer or range.' },
}

export const listRanges = defineRead({
  ...ofMakeById,
  path: '/api/manufacturers/{manufacturerId}/ranges',
  summary: 'Every range of a make, by name.',
  response: listResponse(wireRange),
})

export const listRangePages = defineRead({
  ...ofMake,
  path: '/api/manufacturers/{manufacturer}/static-ranges',
  summary: 'The ranges of a make that have a page of their own.',
  response: listResponse(wireRangePage),
})

export const listRangeOptions = defineRead({
  ...ofMakeById,
  path: '/api/manufacturers/{manufacturerId}/static-range-options',
  summary: 'Every range of a make as a choice.',
  response: listResponse(wireChoice),
})

export const listActiveRanges = defineRead({
  ...ofMake,
  path: '/api/manufacturers/{manufacturer}/active-ranges',
  summary: 'The ranges of a make that somebody quotes for.',
  response: listResponse(wireRangePage),
})

export const getRangeFilters = defineRead({
  ...ofRange,
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/filters',
  summary: 'Choices of every filter within one range.',
  response: wireFilterOptions,
})

export const listTrims = defineRead({
  ...ofRange,
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/trims',
  summary: 'Which trim to lease: the trims of a range, the plainest first.',
  response: z.object({
    data: z.array(wireTrim),
    explanation: z.string().describe('How trims are told apart, ordered and priced.'),
    ratesVersion: z.int(),
  }),
})

export const getRangeDescriptions = defineRead({
  ...ofRange,
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/descriptions',
  summary: 'What to know about a range, as sentences computed from its figures.',
  response: z.object({ title: z.string(), description: z.array(z.string()) }),
})

export const listSuggestions = defineRead({
  ...ofRange,
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/suggestions',
  summary: 'Deals on cars of the same body and price by others.',
  response: dealsResponse,
})

export const listActiveCarModels = defineRead({
  ...ofRange,
  path: '/api/manufacturers/{manufacturer}/ranges/{range}/active-car-models',
  summary: 'The car models of a range that somebody quotes for, each with its cheapest deal.',
  response: z.object({ data: z.array(wireCarModelDeal), ratesVersion: z.int() }),
})

export const listCarModels = defineRead({
  path: '/api/ranges/{rangeId}/car-models',
  summary: 'The car models of a range, by name.',
  group,
  params: z.object({
    rangeId: field.slugOrId.describe('The id, or make slug, a dot and range slug.'),
  }),
  query: none,
  response: listResponse(wireNamed),
  failures: { 404: 'No such range.' },
})

export const listBudgetCarModels = defineRead({
  path: '/api/car-models',
  summary: 'Car models with a deal in the budget, each with its cheapest.',
  group,
  params: none,
  query: z.object({
    ...field.paging,
    budgetRanges: field.dealFilters.budgetRanges,
    financeType: field.financeType,
  }),
  response: pageOf(wireCarModelDeal),
})
