import { z } from 'zod'
import { wireDealColumns } from '../columns/wire-deal-columns.ts'
import { wireDeal, wireListedDeal, wireNamed } from './wire-derivative.ts'

/** One page of a list: its rows, how many there are over all pages, and what the prices are of. Rule C-16. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.int(),
    page: z.int(),
    rows: z.int(),
    ratesVersion: z.int(),
    /** What was ignored in the request. */
    notes: z.array(z.string()).optional(),
  })
}

/** One page of derivatives, or of car models when they are asked for. Rule C-65. */
export const dealPageResponse = pageOf(wireListedDeal).extend({
  deals: z
    .int()
    .optional()
    .describe('Derivatives that match, where `groupBy=carModel` makes `total` count car models.'),
  columns: wireDealColumns
    .optional()
    .describe('The rows packed, and `data` empty, with `groupBy=carModel&format=columns`.'),
})

/** A whole short list. */
export const listResponse = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) })

/** A value to send and the words to show for it. */
export const wireChoice = z.object({ value: z.string(), label: z.string() })

/** A few deals to show beside something else, best first. */
export const dealsResponse = z.object({ data: z.array(wireDeal), ratesVersion: z.int() })

/** A special offer: its saving against the next best deal of its profile, and whether it is hot. */
export const wireSpecialDeal = wireDeal.extend({
  monthlySaving: z.int().nullable().describe('Whole pounds a month; null when nothing compares.'),
  hotDeal: z.boolean(),
})

/** A car model with its cheapest deal. */
export const wireCarModelDeal = wireNamed.extend({
  aggregateName: z.string().describe('Make and model as people say them.'),
  derivatives: z.int(),
  deal: wireDeal,
})

/** What is said after something was done or not: the same for known and unknown people. Rule C-19. */
export const doneResponse = z.object({ status: z.literal('done') })

/** What a form answers that somebody will work on. */
export const takenResponse = z.object({
  reference: z.string().describe('To quote when asking about it. Says nothing of the person.'),
})

/** What a form answers that a person answers in writing. Rule C-111. */
export const answeredResponse = takenResponse.extend({
  answerBy: z
    .string()
    .nullable()
    .describe('The last day of the promised five business days; null beyond the known holidays.'),
})
