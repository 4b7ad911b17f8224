import { z } from 'zod'
import { mostSearchLetters } from '#core/search/search-bounds.ts'
import { callGroup } from '../call.ts'

/** The search over makes, ranges, derivatives, filters and guides. Rule C-67. */
const { read } = callGroup('Derivatives and offers')

export const searchCalls = {
  search: read({
    path: '/api/search',
    summary: 'Pages that answer what somebody typed, the likeliest first.',
    query: z.object({
      q: z
        .string()
        .max(mostSearchLetters, `Give at most ${mostSearchLetters} characters.`)
        .default(''),
    }),
    response: z.object({
      data: z.array(
        z.object({
          kind: z.enum(['range', 'make', 'derivative', 'list', 'guide']),
          title: z.string(),
          path: z.string().describe('Address on the site.'),
          deals: z.int().nullable().describe('Deals of the list it shows; null without one.'),
          cheapest: z
            .object({ monthlyPayment: z.number(), vat: z.string() })
            .nullable()
            .describe('Cheapest month among them, pounds; null for a guide and an empty list.'),
        }),
      ),
      unknown: z.array(z.string()).describe('Words that nobody understood.'),
      ratesVersion: z.int(),
    }),
  }),
}
