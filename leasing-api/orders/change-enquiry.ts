import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { checkForm, type FieldErrors } from '#core/validation/check-form.ts'
import { type CallBackFields, callBackSchema } from '#core/validation/forms/call-back-form.ts'
import { isOrderChangeable } from '#core/contract/retention.ts'
import { otherCallTimeAfter } from '#core/wizard/order-change.ts'
import { phoneBeforeService, reachablePhone } from '../forms/phone-check.ts'
import type { Limited } from '../queries/limits/limits.ts'
import type { OrderChange } from '../queries/orders/change-order.ts'
import type { OwnOrder, PublicOrder } from '../queries/orders/read-order.ts'
import { codeClaims, newCode } from './codes.ts'
import { givenAttribution } from './enquiry-body.ts'
import type { EnquiryTools } from './place-enquiry.ts'
import { isLandlineRefused } from './landline-refused.ts'
import { sendProof } from './send-proof.ts'

export type ChangeBody = ReadBody<typeof calls.putOrder>

export type ChangeInput = {
  orderRef: string
  body: ChangeBody
  /** Whether an order's offer is of the kind that this call changes. */
  isOfKind: (offerId: string) => boolean
  clientAddress: string
  /** The host that was asked for. */
  requestedHost: string | null
  /** Of the storefront. Rule W-151. */
  takesLandlines: () => Promise<boolean>
}

export type Change =
  | {
      kind: 'changed'
      order: PublicOrder
      sent: { phoneE164: string; email: string; codeExpiresAt: Date } | null
    }
  | { kind: 'notFound' }
  | { kind: 'notAllowed' }
  | { kind: 'invalid'; errors: FieldErrors<keyof CallBackFields> }
  | Limited

/**
 * Changes an order for the holder of its write token, until a day after it was confirmed. What is
 * left out stays as it is (Rule C-12), and what comes of it must pass as a whole. Another phone
 * voids the code and is texted a new one. Rules W-56, C-55.
 */
export async function changeEnquiry(tools: EnquiryTools, input: ChangeInput): Promise<Change> {
  const { database, secrets, clock } = tools
  const { body, isOfKind, clientAddress } = input
  const now = clock()
  const own = await database.call.readOwnOrder({ orderRef: input.orderRef })
  if (!own || !isOfKind(own.offerId)) return { kind: 'notFound' }
  const isOwner = secrets.isWriteToken(body.writeToken, own.writeTokenHash)
  const confirmedAtMs = own.confirmedAt?.getTime() ?? null
  if (!isOwner || !isOrderChangeable(confirmedAtMs, now.getTime())) return { kind: 'notAllowed' }
  const phoneCheck = phoneBeforeService(tools)
  const result = checkForm(callBackSchema, wholeOf(own, body), { ukPhone: phoneCheck })
  if (!result.ok) return { kind: 'invalid', errors: result.errors }
  const typed = phoneCheck(result.value.phone)!
  const isOther = typed !== own.phoneE164
  if (isOther && (await isLandlineRefused(typed, input))) {
    return { kind: 'invalid', errors: { phone: 'errors.mobileOnly' } }
  }
  if (isOther && (await reachablePhone(tools, result.value.phone, clientAddress)) === null) {
    return { kind: 'invalid', errors: { phone: 'errors.phone' } }
  }

  const { orderRef } = own
  const change = changeOf(body, result.value, typed)
  const phoneE164 = change.phoneE164 ?? own.phoneE164
  const email = change.email ?? own.email
  const { code, hashed } = newCode(secrets, { orderRef, phoneE164 }, now)
  const changed = await database.call.changeOrder({
    orderRef,
    change,
    code: hashed,
    limits: codeClaims(secrets, { orderRef, phoneE164, email, clientAddress }),
    now,
  })
  if (changed.kind === 'limited') return changed
  if (changed.kind === 'joined') return changeEnquiry(tools, input)
  const { order, isCodeSent } = changed
  if (!isCodeSent) return { kind: 'changed', order, sent: null }
  const { id: codeId, expiresAt: codeExpiresAt } = hashed
  const { storefront } = own.attribution
  const contact = { phoneE164, email, storefront, requestedHost: input.requestedHost }
  const proof = { orderRef, capId: own.capId, code, codeId, ...contact }
  const isTextTaken = await sendProof(tools, proof)
  const sent = { phoneE164, email, codeExpiresAt }
  return { kind: 'changed', order: { ...order, isTextTaken }, sent }
}

/** The order after the change. */
function wholeOf(own: OwnOrder, body: ChangeBody): Record<string, unknown> {
  return {
    name: body.name ?? own.name,
    phone: body.phone ?? own.phoneE164,
    email: body.email ?? own.email,
    postcode: body.postcode ?? own.postcode,
    callTime: body.callTime ?? own.callTime,
    callPriority: body.callPriority ?? own.callPriority,
    otherCallTime: otherCallTimeAfter(body, own.otherCallTime),
  }
}

/** The changed fields, as the form read them. */
function changeOf(body: ChangeBody, whole: CallBackFields, phoneE164: string): OrderChange {
  const given = givenAttribution(body)
  return {
    ...(body.name !== undefined && { name: whole.name }),
    ...(body.phone !== undefined && { phoneE164 }),
    ...(body.email !== undefined && { email: whole.email }),
    ...(body.postcode !== undefined && { postcode: whole.postcode }),
    ...(body.callTime !== undefined && {
      callTime: body.callTime,
      otherCallTime: whole.otherCallTime,
    }),
    ...(body.otherCallTime !== undefined && { otherCallTime: whole.otherCallTime }),
    ...(body.callPriority !== undefined && { callPriority: whole.callPriority }),
    ...(Object.keys(given).length > 0 && { given }),
  }
}
