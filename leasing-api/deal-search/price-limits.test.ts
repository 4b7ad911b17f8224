import { expect, test } from 'vitest'
import { commonQuery } from '../testing/any-deal-query.ts'
import { initialLimitPence, initialPenceOf } from './price-limits.ts'

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
