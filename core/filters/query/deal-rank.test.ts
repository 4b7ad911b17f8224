import { describe, expect, test } from 'vitest'
import { dealRank, type RowFigures, rowOrder, sortDirection } from './deal-rank.ts'
import { sortOptions, type Sort } from './sort.ts'

test.each([
  ['minPayment|asc', 36, 20_000, 740_000, 20_000, 1],
  ['minPayment|desc', 36, 20_000, 740_000, 20_000, -1],
  ['totalCost|asc', 36, 20_000, 740_000, 740_000, 1],
  ['effectiveMonthly|asc', 36, 20_000, 740_000, 20_556, 1], // 20,555.56
  ['effectiveMonthly|asc', 24, 20_000, 12_012, 501, 1], // 500.5 goes up
  ['effectiveMonthly|asc', 24, 20_000, 12_011, 500, 1],
] as const)('F-07 by %s over %i months', (sort, term, monthly, total, rank, direction) => {
  expect(dealRank(sort, term)(monthly, total)).toBe(rank)
  expect(sortDirection(sort)).toBe(direction)
})

const row: RowFigures = {
  batteryRangeMiles: 300,
  combinedMpg: 50.5,
  deliveryWeeks: { from: 2, to: 4 },
  checkedAt: '2026-11-24T09:00:00.000Z',
  score: 87.5,
}

describe('F-135 F-136 orders by a figure of the car or of its deal', () => {
  test.each<[Sort, Partial<RowFigures>]>([
    ['electricRange|desc', { batteryRangeMiles: 299 }],
    ['electricRange|desc', { batteryRangeMiles: null }],
    ['mpg|desc', { combinedMpg: 50.4 }],
    ['mpg|desc', { combinedMpg: null }],
    ['delivery|asc', { deliveryWeeks: { from: 3, to: 3 } }],
    ['delivery|asc', { deliveryWeeks: { from: 2, to: 5 } }],
    ['checked|desc', { checkedAt: '2026-11-24T08:59:00.000Z' }],
    // Neighbours of a group of 60,000.
    ['score|desc', { score: 87.5 - 100 / 60_000 }],
    ['score|desc', { score: 0 }],
    ['score|desc', { score: null }],
  ])('by %s, one with %j comes later', (sort, later) => {
    const order = rowOrder(sort)!
    expect(order(row)).toBeLessThan(order({ ...row, ...later }))
  })

  test('an order by price is none of them, and every place is a whole number', () => {
    const places = sortOptions.map(({ value }) => rowOrder(value)?.(row) ?? null)
    expect(places.filter((place) => place === null)).toHaveLength(4)
    expect(places.every((place) => place === null || Number.isInteger(place))).toBe(true)
  })
})
