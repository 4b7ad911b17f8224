import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { dealFromWire, dealPageFromWire } from './deal-from-wire.ts'
import { offerToWire } from './wire-offer.ts'

test.each([corsaOffer(), corsaPcp36])('C-50 a row of a list is its car and its offer', (offer) => {
  expect(dealFromWire({ ...corsaSummary, offer: offerToWire(offer) })).toEqual({
    derivative: corsaSummary,
    offer,
  })
})

test('C-50 a page of a list keeps its order and says where it stands', () => {
  const offers = [corsaPcp36, corsaOffer({ termMonths: 24 }), corsaOffer()]
  const data = offers.map((offer) => ({ ...corsaSummary, offer: offerToWire(offer) }))
  expect(dealPageFromWire({ data, total: 70, page: 3, rows: 24, ratesVersion: 9 })).toEqual({
    deals: offers.map((offer) => ({ derivative: corsaSummary, offer })),
    total: 70,
    page: 3,
    rows: 24,
    ratesVersion: 9,
  })
})
