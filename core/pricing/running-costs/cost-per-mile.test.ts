import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { agreedMiles, costPerMilePence } from './cost-per-mile.ts'

test.each([
  [8000, 36, 24_000],
  [8000, 18, 12_000],
  [10_000, 25, 20_834], // 20,833⅓
  [6000, 1, 500],
])('P-26 %i miles a year over %i months are %i miles', (annualMileageMiles, termMonths, miles) => {
  expect(agreedMiles({ annualMileageMiles, termMonths })).toBe(miles)
})

test('P-26 a mile costs the total over the agreed miles, to a tenth of a penny', () => {
  expect(costPerMilePence(corsaPersonal36)).toBe(35) // 840,900 ÷ 24,000 = 35.04
  expect(costPerMilePence(corsaOffer({ annualMileageMiles: 10_000 }))).toBe(28) // 28.03
  expect(costPerMilePence(corsaOffer({ annualMileageMiles: 5000 }))).toBe(56.1) // 56.06
  expect(costPerMilePence({ ...corsaPcp36, totalPayablePence: 2_401_200 })).toBe(100.1) // 100.05
})
