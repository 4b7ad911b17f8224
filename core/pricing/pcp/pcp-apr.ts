import type { PcpOffer } from '#core/offer/offer.ts'
import { type AnnualRate, highestRateWhere, isAmount, noRateOf } from './annual-rate.ts'

/** The fields of a PCP offer that its payments follow from. */
export type PcpPlan = Pick<
  PcpOffer,
  | 'amountOfCreditPence'
  | 'numberOfPayments'
  | 'monthlyPaymentPence'
  | 'optionalFinalPaymentPence'
  | 'processingFeePence'
>

/**
 * The annual rate of a PCP's payments: a payment at the end of each month, and the optional final
 * payment with the fees a month after the last of them. The deposit and a contribution to it are
 * no part of the credit. Equal payments are worth an annuity, so a try of the search costs three
 * powers in place of one a payment: a list works out two rates for each of its cards. Rule P-41.
 */
export function pcpAnnualRate(plan: PcpPlan): AnnualRate {
  const { amountOfCreditPence, numberOfPayments, monthlyPaymentPence } = plan
  const lastPence = plan.optionalFinalPaymentPence + plan.processingFeePence
  if (![amountOfCreditPence, monthlyPaymentPence, lastPence].every(isAmount)) {
    return { ok: false, reason: 'notAmounts' }
  }
  const reason = noRateOf({
    lentPence: amountOfCreditPence,
    repaidPence: numberOfPayments * monthlyPaymentPence + lastPence,
    payments: numberOfPayments + 1,
  })
  if (reason) return { ok: false, reason }
  return highestRateWhere((rate) => {
    // By logarithms, which stay exact at rates near zero.
    const month = Math.log1p(rate) / 12
    const annuity = -Math.expm1(-numberOfPayments * month) / Math.expm1(month)
    const last = lastPence * Math.exp(-(numberOfPayments + 1) * month)
    return monthlyPaymentPence * annuity + last >= amountOfCreditPence
  })
}
