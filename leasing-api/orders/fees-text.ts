import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'

/** The text about fees at the moment of the order, stored with it. Rules W-53, D-46. */
export function feesText(offer: Offer): string {
  const excess = `Miles beyond ${isPcpOffer(offer) ? 'the agreement' : 'the contract'} cost ${offer.excessMileagePencePerMile}p each.`
  return `${feeText(offer)} ${excess}`
}

function feeText(offer: Offer): string {
  const fee = currencyInColumn(offer.processingFeePence)
  if (isPcpOffer(offer)) {
    return offer.processingFeePence === 0
      ? 'There is no option-to-purchase fee.'
      : `An option-to-purchase fee of ${fee} is due with the optional final payment, if you buy the car, and is inside the total payable.`
  }
  return offer.processingFeePence === 0
    ? 'There is no processing fee.'
    : `A processing fee of ${fee} is inside the total.`
}
