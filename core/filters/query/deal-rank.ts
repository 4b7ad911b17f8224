import { effectivePence } from '#core/pricing/lease/lease-cost.ts'
import type { Sort } from './sort.ts'

/** The sort key of an offer; lower comes first in ascending order. */
export type DealRank = (monthlyPence: number, totalPence: number) => number

/**
 * The sort key function for offers of one term: monthly price, total, or total divided by months,
 * rounded half up to a penny. Made once per term, since it is called per offer. Rule F-07.
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

/** The sign of a sort: 1 for ascending, -1 for descending. Rule F-07. */
export function sortDirection(sort: Sort): 1 | -1 {
  return sort === 'minPayment|desc' ? -1 : 1
}
