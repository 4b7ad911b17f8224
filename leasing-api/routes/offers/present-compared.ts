import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { comparedOffer } from '#core/landing/compared-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { dealToWire } from '../derivatives/present.ts'

/** An offer with the next best among the offers of its car, and what it saves. */
export function comparedToWire(offer: Offer, offers: readonly Offer[]) {
  const { nextBest, savingPounds, isHotDeal } = comparedOffer(offer, offers)
  return {
    offer: offerToWire(offer),
    nextBest: nextBest.map(offerToWire),
    monthlySaving: savingPounds,
    hotDeal: isHotDeal,
  }
}

/** A row of a list with what its offer saves. */
export function specialDealToWire(deals: DealSearch, deal: Deal) {
  const { savingPounds, isHotDeal } = comparedOffer(deal.offer, rivalsOf(deals, deal.offer))
  return { ...dealToWire(deal), monthlySaving: savingPounds, hotDeal: isHotDeal }
}

/** The offers of the same car with the finance type, term and mileage of an offer, itself among them. */
export function rivalsOf(deals: DealSearch, { capId, profile }: Offer): Offer[] {
  return deals.offersOf(
    capId,
    (other) =>
      other.financeType === profile.financeType &&
      other.termMonths === profile.termMonths &&
      other.annualMileageMiles === profile.annualMileageMiles,
  )
}
