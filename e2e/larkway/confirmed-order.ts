import { expect, type APIRequestContext } from '@playwright/test'
import { config } from '../config.ts'
import { codeSentTo } from './outbox.ts'
import { ownAddress } from './own-address.ts'
import { newVisitor } from './visitor.ts'

/** An enquiry about an offer whose code was right: what its pages are named by. */
export async function confirmedOrder(
  request: APIRequestContext,
  { capId, offerId }: { capId: string; offerId: string },
): Promise<string> {
  const { email, phone, phoneE164 } = newVisitor()
  const orders = `${config.leasingApiUrl}/api/orders`
  const headers = ownAddress()
  const placed = await request.post(orders, {
    headers,
    data: {
      capId,
      offerId,
      name: 'Grace Hopper',
      email,
      phone,
    },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderRef } = (await placed.json()) as { orderRef: string }
  const code = await codeSentTo(request, phoneE164)
  const confirmed = await request.post(`${orders}/confirm`, { headers, data: { orderRef, code } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return orderRef
}
