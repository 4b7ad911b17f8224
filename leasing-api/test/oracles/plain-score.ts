import type { PlainOffer } from './brute-force.ts'

/** An effective month and a list price in pence, as a fraction. */
type Fraction = readonly [monthly: number, list: number]

/** Each group's cars with the least fraction of their offers. */
type Groups = ReadonlyMap<string, ReadonlyMap<string, Fraction>>

const known = new WeakMap<readonly PlainOffer[], Groups>()

/**
 * The value score of an offer by a plain reading of every offer, unrounded, its fractions compared
 * without a division; null where it has none. Rules P-80 to P-83.
 */
export function plainScore(offers: readonly PlainOffer[], offer: PlainOffer): number | null {
  const fraction = fractionOf(offer)
  if (fraction === null) return null
  const groups = known.get(offers) ?? groupsOf(offers)
  known.set(offers, groups)
  const cars = [...groups.get(groupOf(offer))!]
  if (cars.length < 8) return null
  const better = cars.filter(
    ([capId, best]) => capId !== offer.car.capId && isLess(best, fraction),
  ).length
  return (100 * (cars.length - 1 - better)) / (cars.length - 1)
}

function groupsOf(offers: readonly PlainOffer[]): Groups {
  const groups = new Map<string, Map<string, Fraction>>()
  for (const offer of offers) {
    const fraction = fractionOf(offer)
    if (fraction === null) continue
    const group = groups.get(groupOf(offer)) ?? new Map<string, Fraction>()
    const best = group.get(offer.car.capId)
    if (!best || isLess(fraction, best)) group.set(offer.car.capId, fraction)
    groups.set(groupOf(offer), group)
  }
  return groups
}

function fractionOf({ car, profile, totalPence }: PlainOffer): Fraction | null {
  const list = car.p11dPence ?? car.onTheRoadPricePence
  if (profile.financeType === 'pcp' || list === null) return null
  const monthly = Math.floor((2 * totalPence + profile.termMonths) / (2 * profile.termMonths))
  if (profile.financeType === 'business') return [monthly, withoutVat(list)]
  return car.bodyType === 'van' ? [withoutVat(monthly), withoutVat(list)] : [monthly, list]
}

/** Five sixths, half up: what 20% was put on. */
function withoutVat(pence: number): number {
  return Math.floor((10 * pence + 6) / 12)
}

/** Everything but the provider's mark; a PCP, which has no fraction, has no group. */
function groupOf({ car, profile }: PlainOffer): string {
  if (profile.financeType === 'pcp') return ''
  const { financeType, termMonths, annualMileageMiles, initialRentals } = profile
  const terms = [financeType, termMonths, annualMileageMiles, initialRentals]
  const kinds = [car.bodyType, car.fuelType, profile.isInStock, profile.isMaintained]
  return [...terms, ...kinds].join()
}

function isLess([monthly, list]: Fraction, [otherMonthly, otherList]: Fraction): boolean {
  return monthly * otherList < otherMonthly * list
}
