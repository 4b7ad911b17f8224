import {
  type BudgetRange,
  budgetRanges,
  holdsPrice,
  type PriceLimits,
} from '#core/pricing/budget-range.ts'

/** What a query says of the monthly price. */
export type BudgetQuery = {
  budgetRanges: readonly BudgetRange[]
  /** Whole pounds: matches `budgetFrom < monthly price <= budgetTo`. */
  budgetFrom: number | null
  budgetTo: number | null
}

/** Monthly price ranges; a price passes when any of them holds it. */
export type BudgetLimits = readonly PriceLimits[]

/**
 * The bands and plain limits of a query as one list; a price passes when any limit holds it. A
 * price is compared as it is shown, so a business one without VAT. Rule F-45.
 */
export function budgetLimits(query: BudgetQuery): BudgetLimits {
  const fromPence = query.budgetFrom === null ? Number.NEGATIVE_INFINITY : query.budgetFrom * 100
  const toPence = query.budgetTo === null ? Number.POSITIVE_INFINITY : query.budgetTo * 100
  if (query.budgetRanges.length === 0) return [{ fromPence, toPence }]
  return budgetRanges
    .filter(({ value }) => query.budgetRanges.includes(value))
    .map((band) => ({
      fromPence: Math.max(band.fromPence, fromPence),
      toPence: Math.min(band.toPence, toPence),
    }))
}

/** Whether a monthly price is within any limit. Rule F-45. */
export function isWithinBudget(limits: BudgetLimits, monthlyPence: number): boolean {
  for (const limit of limits) {
    if (holdsPrice(limit, monthlyPence)) return true
  }
  return false
}
