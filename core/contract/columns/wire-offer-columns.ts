import { z } from 'zod'
import { pcpFigures, type PcpFigure } from '#core/offer/offer.ts'

const column = z.array(z.number())

/** The JSON of packed offers. Money in whole pence, unlike anywhere else on the wire. */
export const wireOfferColumns = z.object({
  capId: z.string(),
  providers: z.array(
    z.object({ id: z.int(), name: z.string(), logoPath: z.string(), phone: z.string() }),
  ),
  profiles: z.array(z.string()).describe('Last parts of offer ids.'),
  terms: z.array(
    z.object({
      excessMileagePencePerMile: z.number(),
      deliveryWeeks: z.object({ from: z.int(), to: z.int() }),
      message: z.string().nullable(),
      validUntil: z.string(),
      checkedAt: z.string(),
    }),
  ),
  provider: column.describe('Index into providers, offer by offer.'),
  profile: column.describe('Index into profiles, offer by offer.'),
  term: column.describe('Index into terms, offer by offer.'),
  monthlyPaymentPence: column,
  processingFeePence: column,
  special: z
    .object({
      offer: column,
      savingPence: column.describe('A month, all in, below the cheapest ordinary offer.'),
      isHot: column.describe('1 for a hot deal.'),
    })
    .describe('The special offers by their place, and what makes each of them one.'),
  /** One entry for each PCP offer, in the order they come. */
  pcp: z.object(
    Object.fromEntries(pcpFigures.map((each) => [each, column])) as Record<
      PcpFigure,
      typeof column
    >,
  ),
})
