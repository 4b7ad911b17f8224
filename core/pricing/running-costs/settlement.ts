import { type AnnualRate, annualRate, type DatedPayment, worthAt } from '../pcp/annual-rate.ts'
import { wholeBasisPoints } from '../money/share-of-pence.ts'

/** A running credit agreement for a car, from its holder's figures. Money in whole pence. */
export type CreditAgreement = {
  financeProduct: 'pcp' | 'hp'
  termMonths: number
  amountBorrowedPence: number
  monthlyPaymentPence: number
  /** Due in the last month; 0 for none. */
  balloonPaymentPence: number
}

/**
 * Number of months with a monthly payment: all of hire purchase, all but the last of a PCP, when
 * its optional final payment is due. Rule P-60.
 */
export function monthlyPaymentsOf({ financeProduct, termMonths }: CreditAgreement): number {
  return financeProduct === 'pcp' ? termMonths - 1 : termMonths
}

/** The annual rate of an agreement; a reason where its figures have none. Rule P-60. */
export function agreementRate(agreement: CreditAgreement): AnnualRate {
  const lent = [{ afterYears: 0, pence: agreement.amountBorrowedPence }]
  return annualRate({ lent, repaid: paymentsAfter(agreement, 0) })
}

/**
 * Estimated settlement of an agreement after some monthly payments: the remaining payments,
 * discounted at the agreement's own rate, in whole pence. Lenders may add up to two months'
 * interest. 0 when all is paid. Rule P-60.
 */
export function settlementPence(
  agreement: CreditAgreement,
  annualInterest: number,
  monthsPaid: number,
): number {
  return Math.round(worthAt(annualInterest, paymentsAfter(agreement, monthsPaid)))
}

/**
 * Value of a car some months later, at a retained share each year, in whole pence. Rule P-61.
 * @example carValueAfterPence(1_000_000, 12, 8500) // 850_000
 */
export function carValueAfterPence(
  valuePence: number,
  months: number,
  retainedEachYearBasisPoints: number,
): number {
  return Math.round(valuePence * (retainedEachYearBasisPoints / wholeBasisPoints) ** (months / 12))
}

/** The payments due after a month, timed from that month. */
function paymentsAfter(agreement: CreditAgreement, monthsPaid: number): DatedPayment[] {
  const { termMonths, monthlyPaymentPence, balloonPaymentPence } = agreement
  const monthly = Array.from({ length: monthlyPaymentsOf(agreement) }, (_, at) => ({
    dueMonth: at + 1,
    pence: monthlyPaymentPence,
  }))
  return [...monthly, { dueMonth: termMonths, pence: balloonPaymentPence }]
    .filter(({ dueMonth }) => dueMonth > monthsPaid)
    .map(({ dueMonth, pence }) => ({ afterYears: (dueMonth - monthsPaid) / 12, pence }))
}
