import { budgetLimits, isWithinBudget } from '#core/filters/query/budget-limits.ts'
import { rentalRangeCeilingPence } from '#core/pricing/lease/rental-range.ts'
import type { PlacedRun } from '../index/index-reader.ts'
import { isOf } from '../index/cell-place.ts'
import { mostMonthlyPence, type DepositClass } from '../index/profile-space.ts'
import { addBit, type BitSet } from '../sets/bit-set.ts'
import type { BitSetPool } from '../sets/bit-set-pool.ts'
import type { MatchReader } from './match-reader.ts'
import type { OfferQuery } from './query-cells.ts'

/**
 * Calls back for every offer that a query asks for, filters on cars aside, among those of some
 * providers. The index knows no providers: their offers on the query's profiles are read one by one.
 * Rule F-140.
 * @param providers positions, in place of those that the query names
 */
export function forOffersOfProviders(
  reader: MatchReader,
  query: OfferQuery,
  providers: readonly number[],
  visit: (derivative: number, offer: number, run: PlacedRun) => void,
): void {
  if (providers.length === 0) return
  const { columns, index, runs } = reader
  const { positions, starts } = reader.providerOffers()
  const limits = budgetLimits(query)
  const ceilingPence = rentalRangeCeilingPence(query.rentalRange)
  for (const [at, run] of runs.entries()) {
    const deposit = index.space[run.profile.financeType].deposits[run.place.deposit]!
    if (!isQueried(query, run, deposit)) continue
    const mostPence = mostMonthlyPence(deposit, ceilingPence)
    for (const provider of providers) {
      const place = at * columns.providers + provider
      for (let next = starts[place]!; next < starts[place + 1]!; next++) {
        const offer = positions[next]!
        const monthlyPence = columns.monthlyPence[offer]!
        if (monthlyPence <= mostPence && isWithinBudget(limits, monthlyPence)) {
          visit(columns.derivative[offer]!, offer, run)
        }
      }
    }
  }
}

function isQueried(query: OfferQuery, run: PlacedRun, { filterValue }: DepositClass): boolean {
  const { terms, annualMileages, depositValues } = query
  const { termMonths, annualMileageMiles } = run.profile
  return (
    isOf(run, { ...query, isSpecialOnly: query.isSpecialOfferOnly }) &&
    (terms.length === 0 || terms.includes(termMonths)) &&
    (annualMileages.length === 0 || annualMileages.includes(annualMileageMiles)) &&
    (depositValues.length === 0 || depositValues.some((value) => value === filterValue))
  )
}

/** The derivatives with an offer of these providers that a query asks for. */
export function carsOfProviders(
  reader: MatchReader,
  query: OfferQuery,
  providers: readonly number[],
  pool: BitSetPool,
): BitSet {
  const bits = pool.take()
  forOffersOfProviders(reader, query, providers, (derivative) => addBit(bits, derivative))
  return bits
}
