import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import { budgetLimits, isWithinBudget } from '#core/filters/query/budget-limits.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { dealRank } from '#core/filters/query/deal-rank.ts'
import { rentalRangeCeilingPence } from '#core/pricing/lease/rental-range.ts'
import type { ProfileRun, RateColumns } from '#leasing-api/deal-search/columns/rate-columns.ts'

/**
 * What the index is held against: the plainest loop over the columns, which reads every offer of
 * every profile that can match. Leases only.
 * @param isWanted 1 for derivatives that pass the filters on cars
 * @returns the matching derivatives, best first, without rules for ties
 */
export function scanList(columns: RateColumns, plain: DealQuery, isWanted: Uint8Array): number[] {
  const query = resolveQuery(plain)
  const best = new Float64Array(isWanted.length).fill(Number.POSITIVE_INFINITY)
  const { derivative, monthlyPence, totalPence } = columns
  forMatching(columns, query, (at, { profile }) => {
    const car = derivative[at]!
    if (isWanted[car] === 0) return
    const rank = dealRank(query.sort, profile.termMonths)(monthlyPence[at]!, totalPence[at]!)
    if (rank < best[car]!) best[car] = rank
  })
  const direction = query.sort === 'minPayment|desc' ? -1 : 1
  return Array.from(best.keys())
    .filter((car) => best[car] !== Number.POSITIVE_INFINITY)
    .sort((a, b) => direction * (best[a]! - best[b]!))
}

/** One scan that knows of every derivative which terms, mileages and rentals it matches with. */
export function scanFacets(columns: RateColumns, plain: DealQuery, isWanted: Uint8Array): number {
  const query = resolveQuery(plain)
  const facets = [
    { ...query, terms: [] },
    { ...query, annualMileages: [] },
    { ...query, depositValues: [] },
    { ...query, isInStockOnly: false },
    { ...query, budgetRanges: [] },
    { ...query, rentalRange: '0' as const },
  ]
  const seen = new Uint8Array(isWanted.length * facets.length)
  for (const [facet, asked] of facets.entries()) {
    forMatching(columns, asked, (at) => {
      const car = columns.derivative[at]!
      if (isWanted[car] === 1) seen[car * facets.length + facet] = 1
    })
  }
  return seen.reduce((sum, one) => sum + one, 0)
}

function forMatching(
  { runs, monthlyPence }: RateColumns,
  query: DealQuery,
  visit: (at: number, run: ProfileRun) => void,
): void {
  const limits = budgetLimits(query)
  const most = rentalRangeCeilingPence(query.rentalRange) ?? Number.POSITIVE_INFINITY
  for (const run of runs) {
    const { profile } = run
    if (
      profile.financeType === 'pcp' ||
      profile.financeType !== query.financeType ||
      !isChosen(query.terms, profile.termMonths) ||
      !isChosen(query.annualMileages, profile.annualMileageMiles) ||
      !isChosen(query.depositValues, profile.initialRentals) ||
      (query.isInStockOnly && !profile.isInStock) ||
      (query.isSpecialOfferOnly && !run.isSpecial)
    )
      continue
    for (let at = run.from; at < run.to; at++) {
      const monthly = monthlyPence[at]!
      if (!isWithinBudget(limits, monthly) || monthly * profile.initialRentals > most) continue
      visit(at, run)
    }
  }
}

function isChosen(chosen: readonly number[], value: number): boolean {
  return chosen.length === 0 || chosen.includes(value)
}
