import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '#core/fixtures/offers.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { dealFromWire, dealPageFromWire } from './deal-from-wire.ts'
import { offerToWire } from './wire-offer.ts'

const corsa: DerivativeSummary = {
  capId: '10000001',
  manufacturer: { id: 1, slug: 'vauxhall', name: 'Vauxhall' },
  range: { id: 2, slug: 'corsa', name: 'Corsa' },
  carModel: { id: 3, slug: 'corsa', name: 'Corsa' },
  name: '1.2 Turbo 100 GS',
  bodyType: 'hatchback',
  fuelType: 'petrol',
  transmission: 'manual',
  doors: 5,
  seats: 5,
  powerBhp: 99,
  co2: 121,
  combinedMpg: 53.3,
  batteryRangeMiles: null,
  paint: 'poppy',
  isApproximate: true,
}

test.each([corsaOffer(), corsaPcp36])('C-50 a row of a list is its car and its offer', (offer) => {
  expect(dealFromWire({ ...corsa, offer: offerToWire(offer) })).toEqual({
    derivative: corsa,
    offer,
  })
})

test('C-50 a page of a list keeps its order and says where it stands', () => {
  const offers = [corsaPcp36, corsaOffer({ termMonths: 24 }), corsaOffer()]
  const data = offers.map((offer) => ({ ...corsa, offer: offerToWire(offer) }))
  expect(dealPageFromWire({ data, total: 70, page: 3, rows: 24, ratesVersion: 9 })).toEqual({
    deals: offers.map((offer) => ({ derivative: corsa, offer })),
    total: 70,
    page: 3,
    rows: 24,
    ratesVersion: 9,
  })
})
