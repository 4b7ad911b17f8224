import { z } from 'zod'
import { handoverStates } from '#core/leads/handover.ts'
import { phoneProofs } from '#core/wizard/phone-proof.ts'
import { wireDerivativeSummary } from './wire-derivative.ts'
import { wireOffer } from './wire-offer.ts'

export const orderStates = ['awaitingCode', 'confirmed'] as const

export type OrderState = (typeof orderStates)[number]

/** What confirms an order. Rule W-106. */
const proof = z
  .enum(phoneProofs)
  .describe('The code texted to a mobile, or the link e-mailed for a landline.')

/** Whether a code is on its way. Rule W-150. */
export const textTaken = z
  .boolean()
  .describe(
    'Whether the text service took the message with the newest code. False when it refused or failed: ask for another code, or change the phone. True of a link, which waits in a queue until it is sent.',
  )

/** What an order is called by, in the three names outside, and how far it is. */
const reference = {
  orderRef: z.string(),
  orderCode: z.string(),
  orderId: z.string(),
  shortReference: z
    .string()
    .describe('For people to say, such as K7QM-2R9D. Identifies the order to staff, and no more.'),
  state: z.enum(orderStates),
}

/** An order as anybody holding its reference may read it: no name, phone or e-mail. Rule C-54. */
export const wireOrder = z.object({
  ...reference,
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  proof,
  textTaken,
  handover: z
    .object({ state: z.enum(handoverStates), at: z.string() })
    .nullable()
    .describe(
      'On its way to the provider: sent at a time, waiting for its opening until one, being tried until one, or failed at one. Null while it is not confirmed.',
    ),
  vehicle: wireDerivativeSummary,
  offer: wireOffer,
  ratesVersion: z.int(),
})

/** What the one who placed the order gets, once. Rule C-54. */
export const wireOrderReceipt = z.object({
  ...reference,
  writeToken: z.string().describe('Needed to change the order. Keep it out of addresses.'),
  proof,
  codeSentTo: z
    .string()
    .describe(
      'The phone with all but the last three digits masked; of a link, the masked e-mail address.',
    ),
  textTaken,
  codeExpiresAt: z.string(),
})

export type WireOrder = z.infer<typeof wireOrder>
export type WireOrderReceipt = z.infer<typeof wireOrderReceipt>
