import { createHash } from 'node:crypto'
import { trafficSource } from '#core/attribution/traffic-source.ts'
import { poundsToPence } from '#core/contract/json/money.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import type { OrderState } from '#core/contract/json/wire-order.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { FieldErrors } from '#core/validation/check-form.ts'
import type { EnquiryField } from '#core/validation/field-bounds.ts'
import { type Enquiry, validateEnquiry } from '#core/validation/validate-enquiry.ts'
import { submissionWindow } from '#core/wizard/submission.ts'
import type { DeliveryQueue } from '../deliveries/delivery-queue.ts'
import { phoneBeforeService, type PhoneTools, reachablePhone } from '../forms/phone-check.ts'
import type { SendText } from '../outbox/send-text.ts'
import type { Limited } from '../queries/limits/limits.ts'
import type { KnownOrder } from '../queries/orders/known-order.ts'
import type { NewOrder } from '../queries/orders/place-order.ts'
import { codeClaims, newCode } from './codes.ts'
import { earlierOffer } from './earlier-offer.ts'
import { type EnquiryBody, givenAttribution } from './enquiry-body.ts'
import { feesText } from './fees-text.ts'
import { isLandlineRefused } from './landline-refused.ts'
import { sendProof } from './send-proof.ts'
import type { SiteTools } from './site-of-order.ts'
import { withStoredPerson } from './stored-person.ts'
import type { OrderSecrets } from './order-secrets.ts'

export type EnquiryTools = PhoneTools &
  SiteTools & {
    sendText: SendText
    deliveries: Pick<DeliveryQueue, 'deliver'>
  }

export type EnquiryInput = {
  body: EnquiryBody
  /** The offer at its present price, with its car; null when no longer quoted. */
  present: { offer: Offer; vehicle: WireDerivativeSummary } | null
  ratesVersion: number
  idempotencyKey: string | null
  clientAddress: string
  /** Whose page it was sent from. */
  storefront: string | null
  /** The host that was asked for. */
  requestedHost: string | null
  /** Of the storefront. Rule W-151. */
  takesLandlines: () => Promise<boolean>
}

export type EnquiryResult =
  | {
      kind: 'taken'
      orderRef: string
      shortReference: string
      state: OrderState
      phoneE164: string
      email: string
      codeExpiresAt: Date
      isTextTaken: boolean
    }
  | { kind: 'invalid'; errors: FieldErrors<EnquiryField> }
  | { kind: 'notOffered' }
  | { kind: 'priceChanged'; monthlyPaymentPence: number }
  | { kind: 'keyConflict' }
  | Limited

/**
 * Checks an enquiry, its phone last (Rule V-67), stores it with a snapshot of its deal (Rule W-53)
 * and texts a code. The same submission sent again gets its first answer, whatever has become of the
 * price since; nobody is texted twice. A price that changed within the last 24 hours is still taken
 * as it was shown.
 */
export async function placeEnquiry(
  tools: EnquiryTools,
  input: EnquiryInput,
): Promise<EnquiryResult> {
  const { database, secrets } = tools
  const now = tools.clock()
  const body = await withStoredPerson(database, input.body, now)
  const result = validateEnquiry(body, phoneBeforeService(tools))
  if (!result.ok) return { kind: 'invalid', errors: result.errors }
  const submission = submissionOf(secrets, { ...input, body }, result.value, now)
  const known = await database.call.readKnownOrder(submission)
  if (known) return answerAgain(known, submission)
  if (await isLandlineRefused(result.value.phoneE164, input)) {
    return { kind: 'invalid', errors: { phone: 'errors.mobileOnly' } }
  }
  if (!input.present) return { kind: 'notOffered' }
  const { offer: present, vehicle } = input.present
  const shownPence = priceShownPence(body, present)
  const offer =
    shownPence === present.monthlyPaymentPence
      ? present
      : await earlierOffer(database, { offer: present, shownPence, now })
  if (!offer) return { kind: 'priceChanged', monthlyPaymentPence: present.monthlyPaymentPence }

  const { name, email, message } = result.value
  const phoneE164 = await reachablePhone(tools, body.phone, input.clientAddress)
  if (phoneE164 === null) return { kind: 'invalid', errors: { phone: 'errors.phone' } }
  const orderRef = secrets.newReference()
  const shortReference = secrets.newShortReference()
  const order: NewOrder = {
    ...submission,
    orderRef,
    shortReference,
    offerId: offer.id,
    capId: offer.capId,
    providerId: offer.provider.id,
    snapshot: {
      offer: offerToWire(offer),
      vehicle,
      feesText: feesText(offer),
      monthlyPaymentShownPence: shownPence,
    },
    ratesVersion: input.ratesVersion,
    name,
    email,
    phoneE164,
    message: message || null,
    isSubscribed: body.subscription ?? false,
    attribution: {
      given: givenAttribution(body),
      derived: trafficSource(body),
      storefront: input.storefront,
    },
    writeTokenHash: secrets.writeTokenHash(orderRef),
  }
  const { code, hashed } = newCode(secrets, { orderRef, phoneE164 }, now)
  const placed = await database.call.placeOrder({
    order,
    code: hashed,
    limits: codeClaims(secrets, { orderRef, phoneE164, email, clientAddress: input.clientAddress }),
    now,
  })
  if (placed.kind === 'limited') return placed
  if (placed.kind === 'shortReferenceTaken') return placeEnquiry(tools, input)
  if (placed.kind === 'known') return answerAgain(placed.order, submission)
  const { id: codeId, expiresAt: codeExpiresAt } = hashed
  const { storefront, requestedHost } = input
  const contact = { phoneE164, email, storefront, requestedHost }
  const proof = { orderRef, capId: offer.capId, code, codeId, ...contact }
  const isTextTaken = await sendProof(tools, proof)
  return {
    kind: 'taken',
    orderRef,
    shortReference,
    phoneE164,
    email,
    state: 'awaitingCode',
    codeExpiresAt,
    isTextTaken,
  }
}

type Submission = Pick<NewOrder, 'idempotencyKey' | 'requestHash'>

/** The first response to a repeated request; another request under its key is refused. */
function answerAgain(known: KnownOrder, { requestHash }: Submission): EnquiryResult {
  return known.requestHash === requestHash ? { ...known, kind: 'taken' } : { kind: 'keyConflict' }
}

function priceShownPence({ monthlyPaymentShown }: EnquiryBody, offer: Offer): number {
  return monthlyPaymentShown === undefined
    ? offer.monthlyPaymentPence
    : poundsToPence(monthlyPaymentShown)
}

/**
 * The idempotency key of a submission. A form sent without script has none of its own: it follows
 * from the typed values, the offer, the price and the ten minutes (Rule W-34). A corrected name
 * makes another enquiry.
 */
function submissionOf(
  secrets: OrderSecrets,
  { body, idempotencyKey }: Pick<EnquiryInput, 'body' | 'idempotencyKey'>,
  { name, email, phoneE164, message }: Enquiry,
  now: Date,
): Submission {
  if (idempotencyKey) {
    return {
      idempotencyKey: secrets.personKey('idempotency', idempotencyKey),
      requestHash: hashOf(sortedEntries(body)),
    }
  }
  // A derived key covers every relevant field, so its hash is of the same.
  const typed = [body.offerId, body.monthlyPaymentShown ?? null, phoneE164, name, email, message]
  const window = submissionWindow(now.getTime())
  return {
    idempotencyKey: secrets.personKey('submission', JSON.stringify([...typed, window])),
    requestHash: hashOf(typed),
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

function sortedEntries(body: object): unknown {
  return Object.entries(body).toSorted(([left], [right]) => (left < right ? -1 : 1))
}
