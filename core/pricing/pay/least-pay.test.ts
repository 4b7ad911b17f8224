import { expect, test } from 'vitest'
import { leastPayPence } from './least-pay.ts'

test.each([
  [1271, 2_478_450], // 1,950 hours at £12.71
  [1000, 1_950_000],
])('P-114 at %i pence an hour a year is %i', (wage, pence) => {
  expect(leastPayPence(wage)).toBe(pence)
})
