import type { WireOrderReceipt } from '#core/contract/wire-order.ts'
import { askBrowser } from '../data/leasing/leasing-browser.ts'
import { randomId } from '../data/leasing/random-id.ts'

/** One press of the button, however often it is pressed: the same body keeps its key. */
export type Submission = { key: string; body: string }

/** The submission for a body: the one before when nothing has changed, else a new one. */
export function submissionOf(before: Submission | null, body: Record<string, unknown>): Submission {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { key: randomId(), body: text }
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
