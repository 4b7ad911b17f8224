import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { isReference } from '#core/contract/identifiers.ts'
import type { WireOrder } from '#core/contract/json/wire-order.ts'
import { liveLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

/** An order without personal data; null when there is none with that reference. */
export async function order(orderRef: string): Promise<WireOrder | null> {
  return isReference(orderRef)
    ? orNull(liveLeasing(calls.getOrder, { params: { orderRef } }))
    : null
}

/** What a form held when it was sent back; null when it is unknown or older than 30 minutes. */
export async function formDraft(id: string) {
  return isReference(id) ? orNull(liveLeasing(calls.getFormDraft, { params: { id } })) : null
}
