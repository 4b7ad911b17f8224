import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { dealRank } from '#core/filters/query/deal-rank.ts'
import type { QueryPart } from '../match/query-cells.ts'
import type { ProfileSpace } from '../index/profile-space.ts'

/**
 * Lower bound of a part's ranks: the cost of its lowest monthly price with the fewest rentals and
 * no fee. 0 where unknown, as for a PCP, whose total holds more than payments.
 */
export function leastRank(
  space: ProfileSpace,
  { sort }: DealQuery,
  { queryCell: { place }, part }: QueryPart,
): number {
  const { terms, deposits } = space[place.financeType]
  if (place.financeType === 'pcp') return 0
  const monthlyPence = Math.max(part.fromPence + 1, 0)
  // Without a term, the effective monthly cost may be below the price.
  if (place.term === null) return sort === 'totalCost|asc' ? 0 : monthlyPence
  const termMonths = terms[place.term]!
  const initialRentals = deposits[place.deposit ?? 0]!.initialRentals ?? 1
  return dealRank(sort, termMonths)(monthlyPence, monthlyPence * (initialRentals + termMonths - 1))
}
