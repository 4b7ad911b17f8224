import { firstOfEach } from '../offer/first-of-each.ts'
import { specialMarkOf, type Offer } from '../offer/offer.ts'
import {
  byTotalCost,
  isHotDeal,
  nextBestSavingPounds,
  type RankedOffer,
} from '../pricing/lease/next-best-saving.ts'
import { totalPence } from '../pricing/lease/offer-amounts.ts'
import { meetsPreferences, selectionOf } from './deal-selection.ts'

/** An offer beside what it competes with. */
export type ComparedOffer = {
  /** The best of each other provider on the same profile, at most three, lowest total first. */
  nextBest: Offer[]
  /**
   * What it saves a month against the next provider, whole pounds; 0 where another is cheaper,
   * null where nobody else quotes the profile.
   */
  savingPounds: number | null
  isHotDeal: boolean
}

/** How many of the others are shown. */
const mostNextBest = 3

/**
 * Compares an offer with those that other providers quote for the same car on the same profile:
 * finance type, term, mileage, deposit, stock and maintenance. Rules P-31, P-32, P-33, P-67, L-31.
 * @param offers of the same car, of any profile; the offer itself may be among them
 */
export function comparedOffer(offer: Offer, offers: readonly Offer[]): ComparedOffer {
  const selection = selectionOf(offer)
  const own = ranked(offer)
  const others = offers
    .filter(
      (other) =>
        other.provider.id !== offer.provider.id && meetsPreferences(selectionOf(other), selection),
    )
    .map((other) => ({ other, rank: ranked(other) }))
    .toSorted((left, right) => byTotalCost(left.rank, right.rank))
  const [first] = others
  const saving = first === undefined ? 0 : savingOver(own, first.rank)
  return {
    nextBest: firstOfEach(
      others.map(({ other }) => other),
      ({ provider }) => provider.id,
      mostNextBest,
    ),
    savingPounds: first === undefined ? null : saving,
    isHotDeal: isHotDeal(specialMarkOf(offer) !== null, saving),
  }
}

/** Nothing where the other is the better one. */
function savingOver(own: RankedOffer, next: RankedOffer): number {
  const [best] = [own, next].toSorted(byTotalCost)
  return best === own ? nextBestSavingPounds([own, next]) : 0
}

function ranked(offer: Offer): RankedOffer {
  return {
    totalCostPence: totalPence(offer),
    monthlyPaymentPence: offer.monthlyPaymentPence,
    termMonths: offer.profile.termMonths,
    providerId: offer.provider.id,
    providerName: offer.provider.name,
  }
}
