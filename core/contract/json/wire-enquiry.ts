import { z } from 'zod'
import { leadStates } from '#core/leads/lead-state.ts'
import { wireDerivativeSummary } from './wire-derivative.ts'
import { wireOffer } from './wire-offer.ts'

const step = z.object({ state: z.enum(leadStates), at: z.string() })

/** An enquiry as its customer sees it in their account. Rule S-73. */
export const wireEnquiry = z.object({
  orderRef: z.string(),
  shortReference: z.string(),
  state: z.enum(leadStates),
  steps: z.array(step).describe('Every state that was reached, in order.'),
  leaseEndsOn: z.string().nullable().describe('Once the car is delivered.'),
  vehicle: wireDerivativeSummary,
  offer: wireOffer,
})

export type WireEnquiry = z.infer<typeof wireEnquiry>
