import { isReference } from '#core/contract/identifiers.ts'
import { retention } from '#core/contract/retention.ts'
import { oneTimeCode } from '#core/validation/one-time-code.ts'
import { codeReadingText, wrongCodeText } from '#core/wizard/code-refusal.ts'
import { guessesPerCode } from '#core/wizard/code-rules.ts'
import type { PhoneProof } from '#core/wizard/phone-proof.ts'
import type { PublicOrder } from '../queries/orders/read-order.ts'
import type { EnquiryTools } from './place-enquiry.ts'
import { siteOfOrder } from './site-of-order.ts'

export type Confirmation =
  | { kind: 'confirmed'; order: PublicOrder }
  | { kind: 'notFound' }
  /** With the text for the field of the code. */
  | { kind: 'refused'; messageKey: RefusalKey; text: string }

export type RefusalKey =
  | 'errors.required'
  | 'errors.tryAgain'
  | 'errors.codeEnded'
  | 'errors.codeExpired'
  | 'errors.confirmed'

/**
 * Confirms an order with the code that was texted. A guess is claimed before it is compared; the
 * fifth wrong one ends the code; of many right ones at once exactly one confirms. What cannot be
 * a code at all costs no guess. An e-mail and a lead follow (Rule W-91).
 */
export async function confirmEnquiry(
  tools: EnquiryTools,
  attemptRef: string,
  typed: string,
): Promise<Confirmation> {
  const { database, secrets, clock } = tools
  const order = await database.call.readOrder({ orderRef: attemptRef })
  if (!order) return { kind: 'notFound' }
  const { orderRef } = order
  if (order.state === 'confirmed') return refused('errors.confirmed')
  const reading = readProof(typed, order.proof)
  if (!reading.ok) return refused(reading.messageKey, codeReadingText(reading.messageKey))
  const { code } = reading

  const now = clock()
  const guess = await database.call.claimGuess({ orderRef, most: guessesPerCode, now })
  if (guess.kind !== 'claimed') return refused(await whyNoGuess(guess.kind, database, orderRef))
  if (!secrets.isCode(orderRef, code, guess.codeHash)) {
    const triesLeft = guessesPerCode - guess.guesses
    return triesLeft > 0
      ? refused('errors.tryAgain', wrongCodeText(triesLeft))
      : refused('errors.codeEnded')
  }
  const own = await database.call.readOwnOrder({ orderRef })
  const site = await siteOfOrder(tools, own?.attribution.storefront)
  const confirmed = await database.call.confirmOrder({
    orderRef,
    codeId: guess.codeId,
    news: {
      token: secrets.newReference(),
      expiresAt: new Date(now.getTime() + retention.listConfirmationMs),
      site,
    },
    now,
  })
  if (confirmed) return { kind: 'confirmed', order: confirmed }
  return refused(await whyNoGuess('used', database, orderRef))
}

/** What was typed or pressed, if it can be right: six digits, or the token of a link. Rules W-41, W-106. */
function readProof(typed: string, proof: PhoneProof): ReturnType<typeof oneTimeCode> {
  return proof === 'link' && isReference(typed) ? { ok: true, code: typed } : oneTimeCode(typed)
}

/** The refusal of a guess; a parallel right guess may have confirmed the order meanwhile. */
async function whyNoGuess(
  kind: 'ended' | 'expired' | 'used',
  database: EnquiryTools['database'],
  orderRef: string,
): Promise<RefusalKey> {
  const order = await database.call.readOrder({ orderRef })
  if (order?.state === 'confirmed') return 'errors.confirmed'
  return kind === 'ended' ? 'errors.codeEnded' : 'errors.codeExpired'
}

function refused(messageKey: RefusalKey, text: string = messageKey): Confirmation {
  return { kind: 'refused', messageKey, text }
}
