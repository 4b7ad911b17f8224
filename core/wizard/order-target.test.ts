import { expect, test } from 'vitest'
import { orderedOffer, orderTargets } from './order-target.ts'

test('W-35 a lease goes to the orders, a PCP to the PCP orders, each under its own name', () => {
  expect(orderTargets.lease.path).toBe('/api/orders')
  expect(orderTargets.pcp.path).toBe('/api/pcp-orders')
  const subject = { offerId: '1-2-x', capId: '2', monthlyPaymentPence: 1, openingHours: null }
  expect(orderedOffer({ ...subject, kind: 'lease' })).toEqual({ offerId: '1-2-x', capId: '2' })
  expect(orderedOffer({ ...subject, kind: 'pcp' })).toEqual({ pcpOfferId: '1-2-x', capId: '2' })
})
