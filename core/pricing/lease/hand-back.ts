import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { sumPence } from '../money/sum-pence.ts'

/**
 * What an offer costs somebody who hands the car back at the end, in whole pence: all of a lease; of
 * a PCP the deposit and the monthly payments, since the optional final payment and the
 * option-to-purchase fee are paid by whoever buys. Miles beyond the agreed ones and damage come on
 * top of either. Rule P-87.
 */
export function handBackPence(offer: Offer): number {
  if (!isPcpOffer(offer)) return offer.totalCostPence
  return sumPence([offer.depositPence, offer.numberOfPayments * offer.monthlyPaymentPence])
}
