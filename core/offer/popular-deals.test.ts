import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import { corsaSummary } from '../fixtures/vehicles.ts'
import type { Deal } from './deal.ts'
import { popularDeals } from './popular-deals.ts'

const deal = (id: number, financeType: 'personal' | 'business' = 'personal'): Deal => ({
  derivative: { ...corsaSummary, range: { ...corsaSummary.range, id } },
  offer: corsaOffer({ financeType }),
})
const [van, corsa, corsaToo, astra, mokka, frontera] = [
  deal(9, 'business'),
  deal(1),
  deal(1),
  deal(2),
  deal(3),
  deal(4),
]

test.each([
  ['the first three that anybody asked for', [mokka, astra, frontera, corsa], [corsa], 3, true],
  ['the one that anybody asked for', [mokka], [corsa, astra], 1, true],
])('K-32 popular are %s', (_, enquired, deals, count, areEnquiredAbout) => {
  expect(popularDeals(enquired, deals)).toEqual({
    areEnquiredAbout,
    deals: enquired.slice(0, count),
  })
})

test.each([
  [
    'the cheapest of three ranges',
    [van, corsa, corsaToo, astra, mokka, frontera],
    [corsa, astra, mokka],
  ],
  ['business leases where there are no others', [van], [van]],
  ['nothing without deals', [], []],
])('K-32 while nobody has asked there are %s', (_, deals, shown) => {
  expect(popularDeals([], deals)).toEqual({ areEnquiredAbout: false, deals: shown })
})
