import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPence } from './split-pence.ts'
import { sumPence } from './sum-pence.ts'

test.each([
  [1000, 3, [334, 333, 333]],
  [1001, 3, [334, 334, 333]],
  [999, 3, [333, 333, 333]],
  [2, 4, [1, 1, 0, 0]],
  [-1, 2, [0, -1]],
  [0, 2, [0, 0]],
])('P-04 %i pence in %i payments', (pence, payments, expected) => {
  expect(splitPence(pence, payments)).toEqual(expected)
})

test('P-04 no penny is lost, and payments differ by one at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 120 }),
      (pence, payments) => {
        const split = splitPence(pence, payments)
        expect(split).toHaveLength(payments)
        expect(sumPence(split)).toBe(pence)
        expect(split[0]! - split.at(-1)!).toBeLessThanOrEqual(1)
        expect(split).toEqual(split.toSorted((left, right) => right - left))
      },
    ),
  )
})

test('P-04 an amount is not split into no payments', () => {
  expect(() => splitPence(100, 0)).toThrow(RangeError)
})
