import type { DealQuery } from '#core/filters/deal-query.ts'
import { dealRank } from '#core/filters/deal-rank.ts'
import type { QueryPart } from '../match/query-cells.ts'
import type { ProfileSpace } from '../index/profile-space.ts'

/**
 * A rank that no offer of a part lies below: what its lowest monthly price costs with the fewest
 * rentals and no fee. 0 where nothing is known, as of a PCP, whose total holds more than payments.
 */
export function leastRank(
  space: ProfileSpace,
  { sort }: DealQuery,
  { queryCell: { place }, part }: QueryPart,
): number {
  const { terms, deposits } = space[place.financeType]
  if (place.financeType === 'pcp') return 0
  const monthlyPence = Math.max(part.fromPence + 1, 0)
  // Of any term: over no term is the effective cost of a month below its price.
  if (place.term === null) return sort === 'totalCost|asc' ? 0 : monthlyPence
  const termMonths = terms[place.term]!
  const initialRentals = deposits[place.deposit ?? 0]!.initialRentals ?? 1
  return dealRank(sort, termMonths)(monthlyPence, monthlyPence * (initialRentals + termMonths - 1))
}
