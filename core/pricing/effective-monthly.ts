import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { effectivePence } from './lease-cost.ts'

/**
 * An offer's total spread evenly over its term, in whole pence, rounded half up: what a month of
 * it really costs. Rule P-24.
 */
export function effectiveMonthlyPence(offer: Offer): number {
  if (!isPcpOffer(offer)) return offer.effectiveMonthlyPence
  return effectivePence(offer.totalPayablePence, offer.profile.termMonths)
}
