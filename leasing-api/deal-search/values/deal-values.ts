import { effectivePence } from '#core/pricing/lease/lease-cost.ts'
import { dealValue, type DealValue } from '#core/pricing/value/deal-value.ts'
import { type ValueInputs, valueInputs, valueQuotient } from '#core/pricing/value/value-inputs.ts'
import {
  type GroupedDeal,
  valueGroup,
  valueGroups,
  valueRank,
  type ValueRank,
} from '#core/pricing/value/value-score.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { runAt } from '../columns/offer-positions.ts'
import type { OfferSources } from '../columns/offer-sources.ts'
import type { ProfileRun } from '../columns/rate-columns.ts'

/** Value scores of offers, given as positions with their derivative. Rules P-80 to P-84. */
export type DealValues = {
  /** The score of an offer, unrounded; null for one without. */
  scoreAt(derivative: number, offer: number): number | null
  /** The score with everything it is made of; null for a PCP. */
  valueAt(derivative: number, offer: number): DealValue | null
}

/** The best deals of one profile, in their groups. */
type RankedProfile = {
  profile: LeaseProfile
  /** By derivative: the lowest total of its offers; `noTotal` without any. */
  bestPence: Uint32Array
  /** By kind of car, which is its body and fuel: the quotients of its group. */
  groups: readonly Float64Array[]
}

const noTotal = 0xffff_ffff
const noDeals = new Float64Array()

/**
 * The scores of one rates version. The deals of a profile are ranked when one of them is asked for
 * first, which reads the offers of that profile once; then a score is two searches.
 */
export function dealValues(
  { columns, runStarts }: Pick<OfferSources, 'columns' | 'runStarts'>,
  cars: readonly Derivative[],
): DealValues {
  const { runs, derivative: carOf, totalPence } = columns
  const { kindOf, kinds } = kindsOf(cars)
  const runsOfProfile = Map.groupBy(runs, unmarkedKey)
  const ranked = new Map<string, RankedProfile>()
  const rankedOfRun: (RankedProfile | undefined)[] = []

  const inputsOf = (car: number, profile: LeaseProfile, total: number): ValueInputs | null =>
    valueInputs(cars[car]!, profile, effectivePence(total, profile.termMonths))

  const rank = (profile: LeaseProfile, ofProfile: readonly ProfileRun[]): RankedProfile => {
    const bestPence = new Uint32Array(cars.length).fill(noTotal)
    for (const { from, to } of ofProfile) {
      for (let at = from; at < to; at++) {
        const car = carOf[at]!
        if (totalPence[at]! < bestPence[car]!) bestPence[car] = totalPence[at]!
      }
    }
    const names = kinds.map((kind) => valueGroup(kind, profile)!)
    const best: GroupedDeal[] = []
    for (let car = 0; car < cars.length; car++) {
      const inputs = bestPence[car] === noTotal ? null : inputsOf(car, profile, bestPence[car]!)
      if (inputs) best.push({ group: names[kindOf[car]!]!, quotient: valueQuotient(inputs) })
    }
    const found = valueGroups(best)
    return { profile, bestPence, groups: names.map((name) => found.get(name) ?? noDeals) }
  }

  /** The ranked profile of an offer; null for a PCP. */
  const rankedAt = (offer: number): RankedProfile | null => {
    const place = runAt(runStarts, offer)
    const known = rankedOfRun[place]
    if (known) return known
    const run = runs[place]!
    const key = unmarkedKey(run)
    if (key === null || run.profile.financeType === 'pcp') return null
    const made = ranked.get(key) ?? rank(run.profile, runsOfProfile.get(key)!)
    ranked.set(key, made)
    rankedOfRun[place] = made
    return made
  }

  const placeOf = (
    { profile, bestPence, groups }: RankedProfile,
    car: number,
    offer: number,
  ): { inputs: ValueInputs; place: ValueRank } | null => {
    const [total, least] = [totalPence[offer]!, bestPence[car]!]
    const inputs = inputsOf(car, profile, total)
    if (!inputs) return null
    const quotient = valueQuotient(inputs)
    // Most offers shown are their car's best.
    const own = total === least ? quotient : valueQuotient(inputsOf(car, profile, least)!)
    return { inputs, place: valueRank(groups[kindOf[car]!]!, quotient, own) }
  }

  return {
    scoreAt(car, offer) {
      const profile = rankedAt(offer)
      return (profile && placeOf(profile, car, offer)?.place.score) ?? null
    },
    valueAt(car, offer) {
      const profile = rankedAt(offer)
      if (profile === null) return null
      const deals = profile.groups[kindOf[car]!]!.length
      return dealValue(cars[car]!, placeOf(profile, car, offer), deals)
    },
  }
}

/** The profile of a run without the provider's mark, which makes no other group; null for a PCP. */
function unmarkedKey({ profile }: ProfileRun): string | null {
  return profile.financeType === 'pcp' ? null : profileKey({ ...profile, isSpecialOffer: false })
}

/** The kinds of cars, a car of each, and the place of each car's kind among them. */
function kindsOf(cars: readonly Derivative[]) {
  const places = new Map<string, number>()
  const kinds: Derivative[] = []
  const kindOf = Uint16Array.from(cars, (car) => {
    const name = `${car.bodyType} ${car.fuelType}`
    const place = places.get(name) ?? kinds.push(car) - 1
    places.set(name, place)
    return place
  })
  return { kindOf, kinds }
}
