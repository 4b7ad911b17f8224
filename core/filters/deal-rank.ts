import { effectivePence } from '../pricing/lease-cost.ts'
import type { Sort } from './sort.ts'

/** The figure a list is ordered by, of one offer: lower comes first unless the order is turned. */
export type DealRank = (monthlyPence: number, totalPence: number) => number

/**
 * What a list compares offers of one term by: the monthly price, the total, or the total divided
 * by the months, rounded half up to a penny. Made once per term, since it is asked per offer.
 * Rule F-07.
 */
export function dealRank(sort: Sort, termMonths: number): DealRank {
  switch (sort) {
    case 'totalCost|asc':
      return (_, total) => total
    case 'effectiveMonthly|asc':
      return (_, total) => effectivePence(total, termMonths)
    case 'minPayment|asc':
    case 'minPayment|desc':
      return (monthly) => monthly
  }
}

/** 1 where the lowest figure comes first, -1 where the highest does. Rule F-07. */
export function sortDirection(sort: Sort): 1 | -1 {
  return sort === 'minPayment|desc' ? -1 : 1
}
