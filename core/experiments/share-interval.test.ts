import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareDifference, shareInterval } from './share-interval.ts'

const rounded = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(4))]),
  )

// Figures of Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('X-20 %i of %i lie between %d and %d', (orders, views, low, high) => {
  expect(rounded(shareInterval({ orders, views })!)).toMatchObject({ low, high })
})

test('X-15 before the first view there is no share', () => {
  expect(shareInterval({ orders: 0, views: 0 })).toBeNull()
})

test('X-20 more enquiries than views count as many as the views', () => {
  expect(shareInterval({ orders: 5, views: 3 })).toEqual(shareInterval({ orders: 3, views: 3 }))
})

// Figures of Newcombe, "Interval estimation for the difference" (1998), table II, method 10.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [10, 10, 0, 20, 0.6791, 1],
])('X-20 %i of %i against %i of %i differ by %d to %d', (a, n, b, m, low, high) => {
  const first = shareInterval({ orders: b, views: m })!
  const second = shareInterval({ orders: a, views: n })!
  expect(rounded(shareDifference(first, second))).toMatchObject({ low, high })
})

const counts = fc
  .nat(5000)
  .chain((views) => fc.record({ views: fc.constant(views + 1), orders: fc.nat(views + 1) }))

describe('X-20 of any counts', () => {
  test('the share lies within its bounds, and they within 0 and 1', () => {
    fc.assert(
      fc.property(counts, (each) => {
        const { share, low, high } = shareInterval(each)!
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(share + 1e-12)
        expect(high).toBeGreaterThanOrEqual(share - 1e-12)
      }),
    )
  })

  test('the difference one way is the other way’s with its sign changed', () => {
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const [a, b] = [shareInterval(one)!, shareInterval(other)!]
        const there = shareDifference(a, b)
        const back = shareDifference(b, a)
        expect(there.difference).toBeCloseTo(-back.difference)
        expect(there.low).toBeCloseTo(-back.high)
        expect(there.high).toBeCloseTo(-back.low)
      }),
    )
  })

  test('no share differs from itself', () => {
    fc.assert(
      fc.property(counts, (each) => {
        const share = shareInterval(each)!
        const { low, high } = shareDifference(share, share)
        expect(low).toBeLessThanOrEqual(0)
        expect(high).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
