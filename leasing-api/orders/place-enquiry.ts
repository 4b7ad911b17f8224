import { createHash } from 'node:crypto'
import { campaignFields } from '#core/attribution/campaign-fields.ts'
import { trafficSource } from '#core/attribution/traffic-source.ts'
import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { poundsToPence } from '#core/contract/money.ts'
import { offerToWire } from '#core/contract/offer-to-wire.ts'
import type { WireDerivativeSummary } from '#core/contract/wire-derivative.ts'
import type { OrderState } from '#core/contract/wire-order.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { FieldErrors } from '#core/validation/check-form.ts'
import { type Enquiry, validateEnquiry } from '#core/validation/validate-enquiry.ts'
import { submissionWindow } from '#core/wizard/submission.ts'
import type { Database } from '../db/open-database.ts'
import type { SendText } from '../outbox/send-text.ts'
import type { LimitRefusal } from '../queries/orders/claim-action.ts'
import type { NewOrder } from '../queries/orders/place-order.ts'
import { codeClaims, newCode } from './codes.ts'
import { earlierOffer } from './earlier-offer.ts'
import { feesText } from './fees-text.ts'
import type { OrderSecrets } from './order-secrets.ts'

type EnquiryBody = ReadBody<typeof calls.postOrder>

export type EnquiryTools = {
  database: Database
  secrets: OrderSecrets
  sendText: SendText
  clock: () => Date
}

export type EnquiryInput = {
  body: EnquiryBody
  offer: Offer
  vehicle: WireDerivativeSummary
  ratesVersion: number
  idempotencyKey: string | null
  clientAddress: string
}

export type EnquiryResult =
  | { kind: 'taken'; orderRef: string; state: OrderState; phoneE164: string; codeExpiresAt: Date }
  | { kind: 'invalid'; errors: FieldErrors<'name' | 'email' | 'phone'> }
  | { kind: 'priceChanged'; monthlyPaymentPence: number }
  | { kind: 'keyConflict' }
  | { kind: 'limited'; refusal: LimitRefusal }

/**
 * Checks an enquiry, stores it with a snapshot of its deal (Rule W-53) and texts a code. A price that
 * changed within the last 24 hours is still taken as it was shown. The same submission sent again
 * finds the order that is there; nobody is texted twice.
 */
export async function placeEnquiry(
  tools: EnquiryTools,
  input: EnquiryInput,
): Promise<EnquiryResult> {
  const { body, offer: present } = input
  const verdict = validateEnquiry(body)
  if (!verdict.ok) return { kind: 'invalid', errors: verdict.errors }
  const now = tools.clock()
  const shownPence = priceShownPence(body, present)
  const offer =
    shownPence === present.monthlyPaymentPence
      ? present
      : await earlierOffer(tools.database, { offer: present, shownPence, now })
  if (!offer) return { kind: 'priceChanged', monthlyPaymentPence: present.monthlyPaymentPence }

  const order = newOrder(tools, { ...input, offer }, verdict.value, now)
  const { code, hashed } = newCode(tools.secrets, order.orderRef, now)
  const placed = await tools.database.call.placeOrder({
    order,
    code: hashed,
    limits: codeClaims(tools.secrets, { ...order, clientAddress: input.clientAddress }),
    now,
  })
  if (placed.kind === 'limited') return placed
  if (placed.kind === 'known') {
    return placed.requestHash === order.requestHash
      ? { ...placed, kind: 'taken' }
      : { kind: 'keyConflict' }
  }
  await tools.sendText({ to: order.phoneE164, body: codeText(code), orderRef: order.orderRef })
  const { orderRef, phoneE164 } = order
  return {
    kind: 'taken',
    orderRef,
    phoneE164,
    state: 'awaitingCode',
    codeExpiresAt: hashed.expiresAt,
  }
}

/** What the visitor reads on the phone. The code comes first, where a notification shows it. */
export function codeText(code: string): string {
  return `${code} is your Larkway code. It confirms your enquiry and works for 10 minutes.`
}

function priceShownPence({ monthlyPaymentShown }: EnquiryBody, offer: Offer): number {
  return monthlyPaymentShown === undefined
    ? offer.monthlyPaymentPence
    : poundsToPence(monthlyPaymentShown)
}

function newOrder(
  { secrets }: EnquiryTools,
  { body, offer, vehicle, ratesVersion, idempotencyKey }: EnquiryInput,
  { name, email, phoneE164 }: Enquiry,
  now: Date,
): NewOrder {
  const orderRef = secrets.newReference()
  // A derived key holds all that makes an enquiry another one, so its hash is of the same.
  const typed = [offer.id, phoneE164, name, email, body.message ?? '']
  return {
    orderRef,
    offerId: offer.id,
    capId: offer.capId,
    providerId: offer.provider.id,
    snapshot: {
      offer: offerToWire(offer),
      vehicle,
      feesText: feesText(offer),
      monthlyPaymentShownPence: priceShownPence(body, offer),
    },
    ratesVersion,
    name,
    email,
    phoneE164,
    message: body.message ?? null,
    isSubscribed: body.subscription ?? false,
    attribution: attribution(body),
    idempotencyKey: idempotencyKey
      ? secrets.personKey('idempotency', idempotencyKey)
      : derivedKey(secrets, typed, now),
    requestHash: createHash('sha256')
      .update(JSON.stringify(idempotencyKey ? sortedEntries(body) : typed))
      .digest('base64url'),
    writeTokenHash: secrets.writeTokenHash(orderRef),
  }
}

/**
 * The key of a form sent without script: what was typed, for which offer, in which ten minutes.
 * Somebody who mends a mistyped name and sends again means another enquiry.
 */
function derivedKey(secrets: OrderSecrets, typed: readonly string[], now: Date): string {
  const window = submissionWindow(now.getTime())
  return secrets.personKey('submission', JSON.stringify([...typed, window]))
}

const attributionFields = [...campaignFields, 'gaToken', 'sskey', 'variant', 'hash'] as const

function attribution(body: EnquiryBody): NewOrder['attribution'] {
  const given = attributionFields.flatMap((field) => (body[field] ? [[field, body[field]]] : []))
  return {
    given: Object.fromEntries(given) as Record<string, string>,
    derived: trafficSource(body),
  }
}

function sortedEntries(body: object): unknown {
  return Object.entries(body).toSorted(([left], [right]) => (left < right ? -1 : 1))
}
