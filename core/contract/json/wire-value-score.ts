import { z } from 'zod'
import { listPriceBases } from '#core/pricing/value/value-inputs.ts'

/** The value score of an offer with what it is made of. Rule C-70. */
export const wireValueScore = z.object({
  score: z
    .int()
    .nullable()
    .describe('0 to 100; null with fewer than eight deals or without a list price.'),
  rank: z.int().nullable().describe('1 for the best; equal ones share a rank.'),
  deals: z.int().describe('Deals ranked: the best of each car of its body and fuel on its terms.'),
  quotient: z.number().nullable().describe('`effectiveMonthly` divided by `listPrice`.'),
  inputs: z
    .object({
      effectiveMonthly: z.number(),
      listPrice: z.number(),
      listPriceBasis: z
        .enum(listPriceBases)
        .describe('P11D value, or the manufacturer’s on-the-road price.'),
      isWithoutVat: z.boolean().describe('Both amounts: of business leases and of vans.'),
    })
    .nullable(),
  isApproximate: z.boolean().describe('True when the list price is an estimate.'),
})

export type WireValueScore = z.infer<typeof wireValueScore>
