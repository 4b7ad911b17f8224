import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currencyInColumn } from '#core/pricing/currency.ts'

/** What is said of the fees at the moment of the order, kept with it. */
export function feesText(offer: Offer): string {
  const fee =
    offer.processingFeePence === 0
      ? 'There is no processing fee.'
      : `A processing fee of ${currencyInColumn(offer.processingFeePence)} is inside the total.`
  const excess = `Miles beyond ${isPcpOffer(offer) ? 'the agreement' : 'the contract'} cost ${offer.excessMileagePencePerMile}p each.`
  return `${fee} ${excess}`
}
