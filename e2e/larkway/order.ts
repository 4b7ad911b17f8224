import { expect, type APIRequestContext } from '@playwright/test'
import type { WireOrder } from '#core/contract/json/wire-order.ts'
import { config } from '../config.ts'

/** An order as the API shows it to anybody with its reference, and the text it came as. */
export async function readOrder(
  request: APIRequestContext,
  orderRef: string,
): Promise<{ order: WireOrder; text: string }> {
  const answer = await request.get(`${config.leasingApiUrl}/api/orders/${orderRef}`)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  return { order: JSON.parse(text) as WireOrder, text }
}
