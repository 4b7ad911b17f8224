import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import type { BodyType } from '../vehicle/body-type.ts'
import type { DerivativeSummary } from '../vehicle/derivative.ts'
import { suggestedDeals } from './suggested-deals.ts'

const deal = (
  make: number,
  range: number,
  monthlyPaymentPence: number,
  body: BodyType = 'suv',
) => ({
  derivative: {
    manufacturer: { id: make },
    range: { id: range },
    bodyType: body,
  } as DerivativeSummary,
  offer: corsaOffer({ monthlyPaymentPence }),
})
const preferences = { manufacturerId: 1, bodyType: 'suv', monthlyPaymentPence: 30_000 } as const

test('K-13 others with the same body, each range once, nearest in price first', () => {
  const [cheap, near, own, estate, nearAgain, dear] = [
    deal(2, 20, 20_000),
    deal(3, 30, 29_000),
    deal(1, 10, 30_000),
    deal(4, 40, 30_000, 'estate'),
    deal(3, 30, 30_000), // dearer than the range's cheapest
    deal(5, 50, 32_000),
  ]
  const deals = [cheap!, near!, own!, estate!, nearAgain!, dear!]
  expect(suggestedDeals(deals, preferences)).toEqual([near, dear, cheap])
})

test('K-13 of two as near the cheaper comes first, then the earlier', () => {
  const [below, above, aboveToo] = [deal(2, 20, 29_000), deal(3, 30, 31_000), deal(4, 40, 31_000)]
  expect(suggestedDeals([below!, above!, aboveToo!], preferences)).toEqual([below, above, aboveToo])
})

test('K-13 without a price the cheapest, and eight at most', () => {
  const deals = Array.from({ length: 9 }, (_, at) => deal(2, at, 10_000 + at))
  expect(suggestedDeals(deals, { ...preferences, monthlyPaymentPence: null })).toEqual(
    deals.slice(0, 8),
  )
  expect(suggestedDeals([], preferences)).toEqual([])
})
