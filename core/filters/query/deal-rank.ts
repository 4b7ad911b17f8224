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
    // By a figure that is no price, too, a car shows its cheapest offer (F-135).
    default:
      return (monthly) => monthly
  }
}

/** The sign of a sort: 1 for ascending, -1 for descending. Rule F-07. */
export function sortDirection(sort: Sort): 1 | -1 {
  return sort === 'minPayment|desc' ? -1 : 1
}

/** What rows of a list may be ordered by beside prices. */
export type RowFigures = {
  batteryRangeMiles: number | null
  combinedMpg: number | null
  deliveryWeeks: { from: number; to: number }
  /** ISO instant. */
  checkedAt: string
  /** The value score of the deal shown, 0 to 100, unrounded; null for one without. */
  score: number | null
}

/** Place of rows whose figure nobody knows, after all others. */
export const placeOfUnknown = 2 ** 32

const minuteMs = 60_000

/** Steps of a score that are told apart: finer than two ranks of any group lie from each other. */
const stepsPerPoint = 1_000_000

/** Upper bound of weeks of delivery, so that the shorter of two spans stands first. */
const mostWeeks = 1000

/** The place of a delivery, lower first: by its first week, then by its last. Rule F-135. */
export function deliveryPlace({ from, to }: RowFigures['deliveryWeeks']): number {
  return from * mostWeeks + to
}

/**
 * The place of a row by a figure of its car or of the deal it shows, a whole number, lower first;
 * null for an order by price, which offers decide (F-07). Rules F-135, F-136.
 */
export function rowOrder(sort: Sort): ((row: RowFigures) => number) | null {
  switch (sort) {
    case 'electricRange|desc':
      return ({ batteryRangeMiles: miles }) => (miles === null ? placeOfUnknown : -miles)
    case 'mpg|desc':
      return ({ combinedMpg: mpg }) => (mpg === null ? placeOfUnknown : -Math.round(mpg * 10))
    case 'delivery|asc':
      return ({ deliveryWeeks }) => deliveryPlace(deliveryWeeks)
    case 'checked|desc':
      return ({ checkedAt }) => -Math.floor(Date.parse(checkedAt) / minuteMs)
    case 'score|desc':
      return ({ score }) => (score === null ? placeOfUnknown : -Math.round(score * stepsPerPoint))
    case 'minPayment|asc':
    case 'minPayment|desc':
    case 'totalCost|asc':
    case 'effectiveMonthly|asc':
      return null
  }
}
