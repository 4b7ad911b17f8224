import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { effectivePence } from './lease-cost.ts'

/**
 * Effective monthly cost of an offer: its total divided by the term, in whole pence, rounded half
 * up. Rule P-24.
 */
export function effectiveMonthlyPence(offer: Offer): number {
  if (!isPcpOffer(offer)) return offer.effectiveMonthlyPence
  return effectivePence(offer.totalPayablePence, offer.profile.termMonths)
}
