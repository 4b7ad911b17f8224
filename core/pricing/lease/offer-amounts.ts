import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { effectivePence } from './lease-cost.ts'

/** Total payable over an offer's term, fees included, in whole pence. Rules P-23, P-37. */
export function totalPence(offer: Offer): number {
  return isPcpOffer(offer) ? offer.totalPayablePence : offer.totalCostPence
}

/**
 * First payment without the fee: a lease's initial rental, a PCP's deposit, in whole pence. Rules
 * P-21, P-25.
 */
export function firstPaymentPence(offer: Offer): number {
  return isPcpOffer(offer) ? offer.depositPence : offer.initialPaymentPence
}

/**
 * Effective monthly cost of an offer: its total divided by the term, in whole pence, rounded half
 * up. Rule P-24.
 */
export function effectiveMonthlyPence(offer: Offer): number {
  if (!isPcpOffer(offer)) return offer.effectiveMonthlyPence
  return effectivePence(offer.totalPayablePence, offer.profile.termMonths)
}
