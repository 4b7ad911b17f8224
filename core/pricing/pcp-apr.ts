import type { PcpOffer } from '../offer/offer.ts'
import { type AnnualRate, annualRate, type DatedPayment } from './annual-rate.ts'

/** The little of a PCP offer that its payments follow from. */
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
 * no part of the credit. Rule P-41.
 */
export function pcpAnnualRate(plan: PcpPlan): AnnualRate {
  const monthly = Array.from({ length: plan.numberOfPayments }, (_, at): DatedPayment => ({
    afterYears: (at + 1) / 12,
    pence: plan.monthlyPaymentPence,
  }))
  const last = {
    afterYears: (plan.numberOfPayments + 1) / 12,
    pence: plan.optionalFinalPaymentPence + plan.processingFeePence,
  }
  return annualRate({
    lent: [{ afterYears: 0, pence: plan.amountOfCreditPence }],
    repaid: [...monthly, last],
  })
}
