import { expect, test } from 'vitest'
import { dealRank, sortDirection } from './deal-rank.ts'

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
