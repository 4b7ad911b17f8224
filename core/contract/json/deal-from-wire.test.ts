import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { carModelGroupToWire, dealFromWire, dealPageFromWire } from './deal-from-wire.ts'
import { offerToWire } from './wire-offer.ts'

test.each([corsaOffer(), corsaPcp36])('C-50 a row of a list is its car and its offer', (offer) => {
  expect(dealFromWire({ ...corsaSummary, offer: offerToWire(offer) })).toEqual({
    derivative: corsaSummary,
    offer,
  })
})

test.each([
  { deals: 6, cheapestPence: 12_983, otherwiseFromPence: 14_000 },
  { deals: 1, cheapestPence: 19_900, otherwiseFromPence: null },
])('C-65 what is said of a car model comes back in pence: %o', (group) => {
  const row = {
    ...corsaSummary,
    offer: offerToWire(corsaPcp36),
    group: carModelGroupToWire(group),
  }
  const page = { data: [row], total: 1, deals: 6, page: 1, rows: 24, ratesVersion: 9 }
  expect(row.group.cheapest).toBe(group.cheapestPence / 100)
  expect(dealPageFromWire(page)).toMatchObject({ dealCount: 6, deals: [{ group }] })
})

test.each([82, 0, null])('C-69 a row says the value score %s', (score) => {
  const data = [{ ...corsaSummary, offer: offerToWire(corsaPcp36), score }]
  expect(dealPageFromWire({ data, total: 1, page: 1, rows: 24, ratesVersion: 9 }).deals).toEqual([
    { derivative: corsaSummary, offer: corsaPcp36, score },
  ])
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
