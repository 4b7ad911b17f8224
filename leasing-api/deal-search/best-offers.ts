import type { DealQuery } from '#core/filters/deal-query.ts'
import { budgetLimits, isWithinBudget } from '#core/filters/budget-limits.ts'
import { dealRank, sortDirection } from '#core/filters/deal-rank.ts'
import { initialLimitPence, initialPenceOf } from './price-limits.ts'
import { failsOfProfile } from './profile-fails.ts'
import type { RateColumns } from './rate-columns.ts'

/** The best matching offer of each matching derivative, as positions in the columns. */
export type BestOffers = {
  /** Matching derivatives, best first. */
  derivatives: Uint32Array
  /** By derivative: its offer; only those in `derivatives` have one. */
  offerOf: Int32Array
}

/**
 * Scans the runs whose profile matches and keeps each derivative's best offer. Which is best
 * follows the sort: lowest monthly price, total or effective monthly cost. Ties go to the lower
 * total, then monthly price, then provider name, then the earlier profile; derivatives that tie
 * stay in the catalogue's order.
 */
export function bestOffers(query: DealQuery, columns: RateColumns, fails: Uint8Array): BestOffers {
  const { derivative, provider, monthlyPence, totalPence } = columns
  const offerOf = new Int32Array(fails.length).fill(-1)
  const rankOf = new Float64Array(fails.length)
  const budget = budgetLimits(query)
  const mostInitial = initialLimitPence(query)
  const found: number[] = []

  const isBetter = (offer: number, other: number) =>
    (totalPence[offer]! - totalPence[other]! ||
      monthlyPence[offer]! - monthlyPence[other]! ||
      provider[offer]! - provider[other]!) < 0

  for (const { profile, from, to } of columns.runs) {
    if (failsOfProfile(query, profile) !== 0) continue
    const rank = dealRank(query.sort, profile.termMonths)
    for (let offer = from; offer < to; offer++) {
      const car = derivative[offer]!
      if (fails[car] !== 0) continue
      const monthly = monthlyPence[offer]!
      if (!isWithinBudget(budget, monthly)) continue
      if (initialPenceOf(profile, monthly) > mostInitial) continue
      const value = rank(monthly, totalPence[offer]!)
      const best = offerOf[car]!
      if (best === -1) found.push(car)
      if (best === -1 || value < rankOf[car]! || (value === rankOf[car] && isBetter(offer, best))) {
        offerOf[car] = offer
        rankOf[car] = value
      }
    }
  }
  const direction = sortDirection(query.sort)
  const derivatives = Uint32Array.from(found).sort((a, b) => {
    const [left, right] = [offerOf[a]!, offerOf[b]!]
    return (
      direction * (rankOf[a]! - rankOf[b]!) ||
      totalPence[left]! - totalPence[right]! ||
      monthlyPence[left]! - monthlyPence[right]! ||
      a - b
    )
  })
  return { derivatives, offerOf }
}
