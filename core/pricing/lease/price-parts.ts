import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence } from './offer-amounts.ts'

/** The kind of a part of an offer's total. A lease has an initial rental, a PCP a deposit. */
export type PricePartKind = 'initialRental' | 'deposit' | 'monthly' | 'finalPayment' | 'fee'

/** A part of an offer's total, in whole pence. */
export type PricePart = {
  kind: PricePartKind
  /** Number of monthly payments; 1 for a single payment that is no rental. */
  payments: number
  amountPence: number
}

/**
 * The parts of an offer's total, in the order they are paid; they add up to the total. The fee is a
 * part only where one is charged. Rule P-25.
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

/** Number of monthly payments after the first payment. Rules P-23, P-35. */
export function paymentsAfterFirst(offer: Offer): number {
  return isPcpOffer(offer) ? offer.numberOfPayments : offer.profile.termMonths - 1
}
