import { isPcpOffer, type Offer } from '../offer/offer.ts'
import type { DealSubject } from './deal-flow-state.ts'

/** The subject of an enquiry about an offer, at the price it is shown at. Rule W-35. */
export function dealSubject(offer: Offer): DealSubject {
  return {
    kind: isPcpOffer(offer) ? 'pcp' : 'lease',
    offerId: offer.id,
    capId: offer.capId,
    monthlyPaymentPence: offer.monthlyPaymentPence,
    openingHours: null,
  }
}
