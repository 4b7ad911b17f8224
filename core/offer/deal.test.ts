import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import { corsaSummary } from '../fixtures/vehicles.ts'
import { isCheapestOfSeveral } from './deal.ts'

const deal = { derivative: corsaSummary, offer: corsaOffer({ monthlyPaymentPence: 19_900 }) }
const of = (deals: number, cheapestPence: number) => ({
  deals,
  cheapestPence,
  otherwiseFromPence: null,
})

test.each([
  ['by itself', undefined, false],
  ['the only one of its model', of(1, 19_900), false],
  ['the cheapest of several', of(3, 19_900), true],
  ['one of several that is dearer than another', of(3, 18_000), false],
])('D-49 "from" is said of a deal that is %s: %o', (_, group, isSaid) => {
  expect(isCheapestOfSeveral({ ...deal, ...(group && { group }) })).toBe(isSaid)
})
