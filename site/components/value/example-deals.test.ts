import { expect, test } from 'vitest'
import { corsaOffer } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { exampleDeals } from './example-deals.ts'

const deal = (score: number | null, isInStock = false): ListedDeal => ({
  derivative: corsaSummary,
  offer: corsaOffer({ isInStock }),
  score,
})
const scores = (deals: readonly ListedDeal[]) => exampleDeals(deals).map(({ score }) => score)

test('D-53 the best, one from the middle and the last deal are worked through', () => {
  expect(scores([deal(100), deal(75), deal(50), deal(25), deal(0), deal(null)])).toEqual([
    100, 50, 0,
  ])
})

test('D-53 of cars in stock and to order the more numerous are taken, never a mixture', () => {
  const mixed = [
    deal(100, true),
    deal(90),
    deal(80, true),
    deal(70, true),
    deal(60),
    deal(50, true),
  ]
  expect(scores(mixed)).toEqual([100, 70, 50])
})

test('D-53 fewer than three deals make no example', () => {
  expect(scores([deal(100), deal(0), deal(50, true), deal(null)])).toEqual([])
})
