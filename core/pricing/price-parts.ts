import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { firstPaymentPence } from './offer-amounts.ts'

/** What a part of an offer's total is for. A lease has an initial rental, a PCP a deposit. */
export type PricePartKind = 'initialRental' | 'deposit' | 'monthly' | 'finalPayment' | 'fee'

/** A part of an offer's total, in whole pence. */
export type PricePart = {
  kind: PricePartKind
  /** How many monthly payments it is; 1 for what is paid at once and is no rental. */
  payments: number
  amountPence: number
}

/**
 * What an offer's total is made of, in the order it is paid; the parts add up to the total. The
 * fee is a part only where one is charged. Rule P-25.
 */
export function priceParts(offer: Offer): PricePart[] {
  const fee = offer.processingFeePence
  const feeParts: PricePart[] = fee > 0 ? [{ kind: 'fee', payments: 1, amountPence: fee }] : []
  const first = firstPaymentPence(offer)
  const payments = paymentsAfterFirst(offer)
  const monthly = {
    kind: 'monthly',
    payments,
    amountPence: payments * offer.monthlyPaymentPence,
  } as const
  if (isPcpOffer(offer)) {
    const balloon = offer.optionalFinalPaymentPence
    return [
      { kind: 'deposit', payments: 1, amountPence: first },
      monthly,
      { kind: 'finalPayment', payments: 1, amountPence: balloon },
      ...feeParts,
    ]
  }
  const { initialRentals } = offer.profile
  return [
    { kind: 'initialRental', payments: initialRentals, amountPence: first },
    monthly,
    ...feeParts,
  ]
}

/** Monthly payments that follow the first payment. Rules P-23, P-35. */
export function paymentsAfterFirst(offer: Offer): number {
  return isPcpOffer(offer) ? offer.numberOfPayments : offer.profile.termMonths - 1
}
