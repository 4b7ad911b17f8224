import { isPcpOffer, type Offer } from '#core/offer/offer.ts'

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
