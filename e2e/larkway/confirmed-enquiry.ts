import { type APIRequestContext, expect } from '@playwright/test'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { config } from '../config.ts'
import { codeOfOrder } from './outbox.ts'
import { ownAddress } from './own-address.ts'
import { newVisitor } from './visitor.ts'

/** The cheapest deal there is. */
export async function cheapestDeal(request: APIRequestContext): Promise<WireDeal> {
  const response = await request.get(`${config.leasingApiUrl}${calls.listDerivatives.path}?rows=1`)
  return ((await response.json()) as { data: WireDeal[] }).data[0]!
}

/** A confirmed enquiry of somebody, made without a page. */
export async function enquire(
  request: APIRequestContext,
  deal: WireDeal,
  email: string,
): Promise<{ orderRef: string; name: string; phone: string }> {
  const { name, phone, phoneE164 } = newVisitor()
  const orders = `${config.leasingApiUrl}/api/orders`
  const headers = ownAddress()
  const data = { capId: deal.capId, offerId: deal.offer.id, name, email, phone }
  const placed = await request.post(orders, {
    headers,
    data: { ...data, message: 'Is blue there?' },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderRef } = (await placed.json()) as { orderRef: string }
  const code = await codeOfOrder(request, phoneE164, orderRef)
  const confirmed = await request.post(`${orders}/confirm`, { headers, data: { orderRef, code } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return { orderRef, name, phone }
}
