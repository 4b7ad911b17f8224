import { isPcpOffer, type Offer } from '../offer/offer.ts'

/** An offer's total spread evenly over its term, in whole pence, rounded half up: what a month of it really costs. */
export function effectiveMonthlyPence(offer: Offer): number {
  if (!isPcpOffer(offer)) return offer.effectiveMonthlyPence
  return Math.round(offer.totalPayablePence / offer.profile.termMonths)
}
