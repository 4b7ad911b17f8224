import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dividePence, nearestPenny } from './rounding.ts'

describe('P-01 every division of money names how it rounds', () => {
  test.each([
    [100, 3, 33, 33],
    [200, 3, 67, 66],
    [1, 2, 1, 0], // a half goes up
    [3, 2, 2, 1],
    [-1, 2, 0, -1], // up means the higher penny, below zero as well
    [-3, 2, -1, -2],
    [0, 7, 0, 0],
    [90, 10, 9, 9],
    [-90, 10, -9, -9],
    [5, 1, 5, 5],
  ])('%i pence by %i: %i half up, %i down', (pence, divisor, halfUp, down) => {
    expect(dividePence(pence, divisor, 'halfUp')).toBe(halfUp)
    expect(dividePence(pence, divisor, 'down')).toBe(down)
  })

  test.each([
    [1.5, 2],
    [1, 0],
    [1, -1],
    [1, 0.5],
    [1, 1.5],
    [Number.NaN, 2],
    [2 ** 52, 2],
  ])('%d pence by %d is refused', (pence, divisor) => {
    expect(() => dividePence(pence, divisor, 'down')).toThrow(
      new RangeError(`${pence} pence cannot be divided by ${divisor} exactly.`),
    )
  })

  test('half up is within half a penny, down within a penny below', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (pence, divisor) => {
          const off = 2 * (dividePence(pence, divisor, 'halfUp') * divisor - pence)
          expect(off).toBeGreaterThan(-divisor)
          expect(off).toBeLessThanOrEqual(divisor)
          const left = pence - dividePence(pence, divisor, 'down') * divisor
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThan(divisor)
        },
      ),
    )
  })

  test.each([
    [49.5, 50],
    [49.4999, 49],
    [100.499999999999, 101], // 1.005 × 100 in binary
    [0, 0],
    [7, 7],
  ])('%d pence is nearest to %i', (pence, nearest) => {
    expect(nearestPenny(pence)).toBe(nearest)
  })
})
