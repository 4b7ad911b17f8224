import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'

type PricedOffer = {
  profile: LeaseProfile | PcpProfile
  monthlyPence: number
  totalPence: number
}

/**
 * Which offers are special, said as the rule says it and found by trying every choice: the largest
 * set of marked offers of which each is below every other offer of its car and profile, a month and
 * in all, where anybody quotes it without a mark. What the index finds is held against this.
 * @param carOf what tells cars apart
 */
export function plainlySpecial<Offer extends PricedOffer>(
  offers: readonly Offer[],
  carOf: (offer: Offer) => unknown,
): Set<Offer> {
  const special = new Set<Offer>()
  const competing = Map.groupBy(offers, (offer) => {
    const profile = { ...offer.profile, isSpecialOffer: false }
    return JSON.stringify([carOf(offer), profile])
  })
  for (const group of competing.values()) {
    const marked = group.filter(isMarked)
    if (marked.length === 0 || marked.length === group.length) continue
    const choices = subsets(marked).filter((chosen) =>
      group
        .filter((other) => !chosen.includes(other))
        .every((other) => chosen.every((offer) => isBelow(offer, other))),
    )
    const [largest] = choices.toSorted((a, b) => b.length - a.length)
    for (const offer of largest!) special.add(offer)
  }
  return special
}

function isMarked({ profile }: PricedOffer): boolean {
  return profile.financeType !== 'pcp' && profile.isSpecialOffer
}

function isBelow(offer: PricedOffer, other: PricedOffer): boolean {
  return offer.monthlyPence < other.monthlyPence && offer.totalPence < other.totalPence
}

/** Every choice of some, none and all among them. */
function subsets<Item>([first, ...others]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]]
  return subsets(others).flatMap((rest) => [rest, [first, ...rest]])
}
