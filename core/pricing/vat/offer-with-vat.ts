import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer, type LeaseOffer, type Offer } from '#core/offer/offer.ts'
import { leaseCost, type LeasePrice } from '../lease/lease-cost.ts'
import { splitVat, withVatPence } from './vat.ts'

/**
 * An offer at its price with VAT: of a business lease the month, the fee, the saving and each mile
 * too far with VAT added, and every sum worked out from these; any other offer as it is. Rule P-76.
 */
export function offerWithVat(offer: Offer): Offer {
  if (isPcpOffer(offer) || isShownWithVat(offer)) return offer
  const { special, profile } = offer
  const monthlyPaymentPence = withVatPence(offer.monthlyPaymentPence)
  const processingFeePence = withVatPence(offer.processingFeePence)
  return {
    ...offer,
    ...leaseCost({ ...profile, monthlyPaymentPence, processingFeePence }),
    monthlyPaymentPence,
    processingFeePence,
    excessMileagePencePerMile: withVatPence(offer.excessMileagePencePerMile * 10) / 10,
    special: special && { ...special, savingPence: withVatPence(special.savingPence) },
    isWithVat: true,
  }
}

/**
 * What of an offer a budget is compared with: the month and the first payment of a business lease
 * without VAT, however it is shown. Rule P-76.
 */
export function budgetedPence(offer: Offer): { monthlyPence: number; firstPence: number } {
  const monthlyPence = offer.monthlyPaymentPence
  if (isPcpOffer(offer)) return { monthlyPence, firstPence: offer.depositPence }
  if (!offer.isWithVat) return { monthlyPence, firstPence: offer.initialPaymentPence }
  const netPence = splitVat(monthlyPence).netPence
  return { monthlyPence: netPence, firstPence: netPence * offer.profile.initialRentals }
}

/**
 * The price without VAT of a business lease, also of one that is shown with it: VAT taken out of
 * the month and the fee leaves what it was added to. Rules P-12, P-91.
 */
export function leasePriceWithoutVat(offer: LeaseOffer): LeasePrice {
  const { monthlyPaymentPence, processingFeePence, profile } = offer
  const net = offer.isWithVat
    ? (pence: number) => splitVat(pence).netPence
    : (pence: number) => pence
  return {
    ...profile,
    monthlyPaymentPence: net(monthlyPaymentPence),
    processingFeePence: net(processingFeePence),
  }
}

/** Whether the price of an offer, as it stands, includes VAT. Rules P-13, P-76. */
export function isShownWithVat(offer: Offer): boolean {
  return (
    offer.profile.financeType !== 'business' || ('isWithVat' in offer && offer.isWithVat === true)
  )
}

/** "inc. VAT" or "excl. VAT", as the offer's price stands. Rules P-13, P-76. */
export function vatWords(offer: Offer): string {
  return financeTypeTable[isShownWithVat(offer) ? 'personal' : 'business'].vat
}
