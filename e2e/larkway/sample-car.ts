import { expect, type APIRequestContext } from '@playwright/test'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { config } from '../config.ts'
import { confirmedOrder } from './confirmed-order.ts'
import { ownAddress } from './own-address.ts'

export type SampleCar = {
  capId: string
  /** Its cheapest deal on the common profile. */
  offer: WireOffer
  /** The cheapest special offer of any car. */
  special: WireOffer
  /** What a quote of its deal is called by. */
  quoteRef: string
  /** A confirmed enquiry about that deal. */
  orderRef: string
  /** Slugs. */
  make: string
  range: string
  model: string
  modelId: number
}

/** A car of the demonstration data that several providers quote. */
export async function sampleCar(request: APIRequestContext): Promise<SampleCar> {
  const answer = await request.get(`${config.leasingApiUrl}/api/derivatives/v2`, {
    params: {
      'manufacturers[]': 'vauxhall',
      'term[]': 36,
      'annualMileage[]': 8000,
      'depositValue[]': 6,
      rows: 1,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: WireDeal[] }
  const specials = await request.get(`${config.leasingApiUrl}/api/special-offers`, {
    params: { rows: 1 },
  })
  const { data: cheapest } = (await specials.json()) as { data: WireDeal[] }
  const saved = await request.post(`${config.leasingApiUrl}/api/quotes`, {
    data: { offerId: data[0]!.offer.id },
    headers: ownAddress(),
  })
  expect(saved.status(), await saved.text()).toBe(200)
  const { quoteRef } = (await saved.json()) as { quoteRef: string }
  const { capId, manufacturer, range, carModel, offer } = data[0]!
  const orderRef = await confirmedOrder(request, { capId, offerId: offer.id })
  return {
    capId,
    offer,
    special: cheapest[0]!.offer,
    quoteRef,
    orderRef,
    make: manufacturer.slug,
    range: range.slug,
    model: carModel.slug,
    modelId: carModel.id,
  }
}
