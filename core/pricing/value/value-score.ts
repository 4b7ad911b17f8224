import type { Offer } from '#core/offer/offer.ts'
import { anyProfileKey } from '#core/offer/offer-id.ts'
import type { ValuedCar } from './value-inputs.ts'

/** Fewer deals than these have no score: a rank among them says little. Rule P-82. */
export const leastDealsScored = 8

/**
 * The group that a deal is ranked in: cars of one body and fuel on one profile, whatever the
 * provider's mark. Null for a PCP, which is credit and has no score. Rule P-82.
 * @example valueGroup(corsa, corsaPersonal36.profile) // 'hatchback petrol p36-8000-6-fn'
 */
export function valueGroup(
  { bodyType, fuelType }: Pick<ValuedCar, 'bodyType' | 'fuelType'>,
  profile: Offer['profile'],
): string | null {
  if (profile.financeType === 'pcp') return null
  return `${bodyType} ${fuelType} ${anyProfileKey({ ...profile, isSpecialOffer: false })}`
}

/** A car's best deal of a group: the one with its lowest quotient. */
export type GroupedDeal = { group: string; quotient: number }

/** The quotients of each group's deals, ascending. */
export type ValueGroups = ReadonlyMap<string, Float64Array>

/** Groups deals, one a car and group, and puts each group in order. Rule P-82. */
export function valueGroups(deals: Iterable<GroupedDeal>): ValueGroups {
  const found = new Map<string, number[]>()
  for (const { group, quotient } of deals) {
    const known = found.get(group)
    if (known) known.push(quotient)
    else found.set(group, [quotient])
  }
  return new Map([...found].map(([group, all]) => [group, Float64Array.from(all).sort()]))
}

/** Where a deal stands among those of its group. */
export type ValueRank = {
  /** 1 for the best; equal quotients share the better rank. */
  rank: number
  /** Deals of the group, one a car. */
  deals: number
  /** 0 to 100, unrounded; null where there are too few deals. */
  score: number | null
}

/**
 * The rank of an offer among the deals of its group, and its score: the share of the other cars
 * whose deal is no better, in hundredths. Its own car's better offer is no rival. Rule P-83.
 * @param own the lowest quotient of the offer's own car, which is one of the group
 * @example valueRank(Float64Array.of(0.01, 0.011, …8 in all), 0.011, 0.011).rank // 2
 */
export function valueRank(group: Float64Array, quotient: number, own: number): ValueRank {
  const rank = 1 + countBelow(group, quotient) - Number(own < quotient)
  const deals = group.length
  return { rank, deals, score: scoreOfRank(rank, deals) }
}

/** The score of a rank, unrounded; null with too few deals. Rule P-83. @example scoreOfRank(3, 41) // 95 */
export function scoreOfRank(rank: number, deals: number): number | null {
  return deals < leastDealsScored ? null : (100 * (deals - rank)) / (deals - 1)
}

/** How many of ascending values lie below a limit. */
function countBelow(ascending: Float64Array, limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
