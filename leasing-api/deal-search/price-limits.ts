import type { DealQuery } from '#core/filters/deal-query.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { rentalRangeCeilingPence } from '#core/pricing/rental-range.ts'

/** Monthly prices that pass: above `fromPence` of one of these, and not above its `toPence`. */
export type BudgetLimits = readonly { fromPence: number; toPence: number }[]

/** The bands and the plain limits of a query, put together; a price passes when any limit holds it. */
export function budgetLimits(query: DealQuery): BudgetLimits {
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

export function isWithin(limits: BudgetLimits, monthlyPence: number): boolean {
  for (const { fromPence, toPence } of limits) {
    if (monthlyPence > fromPence && monthlyPence <= toPence) return true
  }
  return false
}

/** The most a first payment may be; infinite without a limit. */
export function initialLimitPence(query: DealQuery): number {
  return rentalRangeCeilingPence(query.rentalRange) ?? Number.POSITIVE_INFINITY
}

/** The first payment of a profile's offer: rentals at once, or the customer's deposit. */
export function initialPenceOf(profile: LeaseProfile | PcpProfile, monthlyPence: number): number {
  return profile.financeType === 'pcp'
    ? profile.depositPounds * 100
    : profile.initialRentals * monthlyPence
}
