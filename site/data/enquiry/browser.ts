import type { CallBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { confirmOrder, postOrder, postOrderCode } from '#core/contract/generated/request-shapes.ts'
import type { WireOrderReceipt } from '#core/contract/json/wire-order.ts'
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
  body: CallBody<typeof calls.postOrder>,
  { key }: Submission,
): Promise<WireOrderReceipt> {
  return askBrowser(postOrder, { body, headers: { 'idempotency-key': key } })
}

/** Confirms an order with the code. Throws a `LeasingApiError`, with 422 for a wrong code. */
export async function confirmEnquiry(orderRef: string, code: string): Promise<void> {
  await askBrowser(confirmOrder, { body: { orderRef, code } })
}

/** Asks for a new code. Throws a `LeasingApiError`, with 429 when too many were asked for. */
export async function resendCode(orderRef: string): Promise<void> {
  await askBrowser(postOrderCode, { params: { orderRef }, body: {} })
}
