import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { isReference } from '#core/contract/identifiers.ts'
import type { WireOrder } from '#core/contract/json/wire-order.ts'
import { liveLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

/** An order without personal data; null when there is none with that reference. */
export async function anyOrder(orderRef: string): Promise<WireOrder | null> {
  return isReference(orderRef)
    ? orNull(liveLeasing(calls.getOrder, { params: { orderRef } }))
    : null
}

/** The same of one car. */
export async function order(orderRef: string, capId: string): Promise<WireOrder | null> {
  const placed = await anyOrder(orderRef)
  return placed?.vehicle.capId === capId ? placed : null
}

/** What a form held when it was sent back; null when it is unknown or older than 30 minutes. */
export async function formDraft(id: string) {
  return isReference(id) ? orNull(liveLeasing(calls.getFormDraft, { params: { id } })) : null
}

/** Who filled in a customer form, e-mail and phone masked; null when it is unknown or older than 7 days. */
export async function customerOf(hash: string) {
  if (!isReference(hash)) return null
  const form = await orNull(liveLeasing(calls.getCustomerForm, { params: { hash } }))
  return form && { name: form.userName, email: form.userEmail, phone: form.userPhone }
}
