import { randomUUID } from 'node:crypto'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { ownStorefront } from '#core/storefronts/own-storefront.ts'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { NewOrder } from '#leasing-api/queries/orders/place-order.ts'
import type { NewCode } from '#leasing-api/queries/orders/replace-code.ts'

/** When the orders of tests are placed: a Friday, noon in London. */
export const orderStart = new Date('2026-11-20T12:00:00Z')

let phones = 0

/** Makes orders about a deal as they are placed: each of a phone of its own, under keys of its own. */
export const newOrders =
  (offer: Offer, vehicle: WireDerivativeSummary) =>
  (change: Partial<NewOrder> = {}): NewOrder => {
    const orderRef = randomUUID().slice(0, 22)
    return {
      orderRef,
      offerId: offer.id,
      capId: offer.capId,
      providerId: 1,
      snapshot: {
        offer: offerToWire(offer),
        vehicle,
        feesText: 'A processing fee of £250.00 is inside the total.',
        monthlyPaymentShownPence: 19900,
      },
      ratesVersion: 7,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      shortReference: orderRef.slice(0, 8),
      phoneE164: `+447700900${String(phones++ % 1000).padStart(3, '0')}`,
      message: null,
      isSubscribed: false,
      attribution: {
        given: {},
        derived: { source: '(direct)', medium: '(none)', campaign: '(not set)' },
      },
      idempotencyKey: randomUUID(),
      requestHash: 'hash',
      writeTokenHash: 'hash',
      ...change,
    }
  }

/** A code that is given at an instant and works for ten minutes. */
export function newCode(at: Date = orderStart): NewCode {
  return {
    id: randomUUID(),
    codeHash: 'right',
    createdAt: at,
    expiresAt: new Date(at.getTime() + 600_000),
  }
}

/** The link by which somebody joins the list for news, as a confirmation takes it. */
export const newsLink = () => ({
  token: randomUUID(),
  expiresAt: new Date(orderStart.getTime() + 7 * 86_400_000),
  site: {
    ...ownStorefront,
    url: 'https://larkway.example',
    isPartner: false,
  },
})
