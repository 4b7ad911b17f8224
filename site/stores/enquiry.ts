import type { WireOrderReceipt } from '#core/contract/wire-order.ts'
import { submissionFor, type Submission } from '#core/wizard/submission.ts'
import { askBrowser } from '../data/leasing/leasing-browser.ts'
import { randomId } from '../data/leasing/random-id.ts'

export type { Submission }

/** The submission for a body: the one before when nothing has changed, else a new one. */
export function submissionOf(before: Submission | null, body: Record<string, unknown>): Submission {
  return submissionFor(before, body, randomId())
}

/** Sends an enquiry; the answer's code is on its way by text. Throws a `LeasingApiError`. */
export function placeEnquiry(
  body: Record<string, unknown>,
  { key }: Submission,
): Promise<WireOrderReceipt> {
  return askBrowser({
    method: 'POST',
    path: '/api/orders',
    body,
    headers: { 'idempotency-key': key },
  })
}

/** Confirms an order with the code. Throws a `LeasingApiError`, with 422 for a wrong code. */
export async function confirmEnquiry(orderRef: string, code: string): Promise<void> {
  await askBrowser({ method: 'POST', path: '/api/orders/confirm', body: { orderRef, code } })
}

/** Asks for a new code. Throws a `LeasingApiError`, with 429 when too many were asked for. */
export async function resendCode(orderRef: string): Promise<void> {
  await askBrowser({
    method: 'POST',
    path: '/api/orders/{orderRef}/codes',
    params: { orderRef },
    body: {},
  })
}
