import { z } from 'zod'
import { wireDerivativeSummary } from './wire-derivative.ts'
import { wireOffer } from './wire-offer.ts'

/** What a saved quote says, for as long as it lasts: nobody's name, whoever saved it. Rule C-80. */
export const wireQuote = z.object({
  quoteRef: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  vehicle: wireDerivativeSummary,
  offer: wireOffer,
  feesText: z.string(),
})

export type WireQuote = z.infer<typeof wireQuote>
