import { expect, test } from 'vitest'
import type { DealQuery } from '#core/filters/deal-query.ts'
import { commonQuery } from '../testing/any-deal-query.ts'
import { budgetLimits, initialLimitPence, initialPenceOf, isWithin } from './price-limits.ts'

test.each<[Partial<DealQuery>, number, boolean]>([
  [{}, 1, true],
  [{ budgetTo: 350 }, 35_000, true], // "up to £350" holds £350.00
  [{ budgetTo: 350 }, 35_001, false],
  [{ budgetFrom: 250 }, 25_000, false], // which is in the band below
  [{ budgetFrom: 250 }, 25_001, true],
  [{ budgetRanges: ['250to350'] }, 25_000, false],
  [{ budgetRanges: ['250to350'] }, 35_000, true],
  [{ budgetRanges: ['150to250', '600'] }, 15_000, false],
  [{ budgetRanges: ['150to250', '600'] }, 25_000, true],
  [{ budgetRanges: ['150to250', '600'] }, 30_000, false],
  [{ budgetRanges: ['150to250', '600'] }, 60_001, true],
  [{ budgetRanges: ['250to350'], budgetTo: 300 }, 30_001, false], // both hold
  [{ budgetRanges: ['250to350'], budgetTo: 200 }, 20_000, false],
])('%o holds %i pence a month: %s', (change, pence, holds) => {
  expect(isWithin(budgetLimits({ ...commonQuery, ...change }), pence)).toBe(holds)
})

test('a ceiling on the first payment holds its own amount', () => {
  expect(initialLimitPence({ ...commonQuery, rentalRange: '1000' })).toBe(100_000)
  expect(initialLimitPence(commonQuery)).toBe(Number.POSITIVE_INFINITY)
})

test('the first payment is the rentals at once, or the deposit', () => {
  const months = { termMonths: 36, annualMileageMiles: 8000 }
  const flags = { isInStock: false, isSpecialOffer: false, isMaintained: false }
  expect(
    initialPenceOf({ financeType: 'personal', ...months, initialRentals: 6, ...flags }, 20_000),
  ).toBe(120_000)
  expect(initialPenceOf({ financeType: 'pcp', ...months, depositPounds: 2500 }, 20_000)).toBe(
    250_000,
  )
})
