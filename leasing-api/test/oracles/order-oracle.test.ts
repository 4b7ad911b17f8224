import { expect, test } from 'vitest'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { orderErrors } from './order-oracle.ts'

const offer = (monthlyPayment: number, totalCost: number, term = 36) =>
  ({ monthlyPayment, totalCost, term }) as WireOffer

const cheap = offer(199.5, 9000)
const dear = offer(300, 8000)

test.each([
  ['minPayment|asc', [cheap, dear], [30_000, 19_950], 0],
  ['minPayment|asc', [dear, cheap], [30_000, 19_950], 2],
  ['minPayment|desc', [dear, cheap], [19_950, 30_000], 0],
  ['totalCost|asc', [dear, cheap], [900_000, 800_000], 0],
  ['effectiveMonthly|asc', [dear, cheap], [22_222, 25_000], 0],
  // The cheapest is missing.
  ['minPayment|asc', [dear], [30_000, 19_950], 1],
] as const)('F-07 by %s: rows and ranks are told apart (%#)', (sort, rows, ranks, errors) => {
  expect(orderErrors(sort, rows, ranks)).toHaveLength(errors)
})
