import { annuity } from './monthly-rental.ts'

/** The terms of a PCP agreement. Pence, VAT included. */
export type PcpTerms = {
  cashPricePence: number
  depositPence: number
  depositContributionPence: number
  optionalFinalPaymentPence: number
  /** Paid with the optional final payment. */
  feesPence: number
  termMonths: number
  aprPercent: number
}

export type PcpFigures = {
  amountOfCreditPence: number
  /** Months in which the monthly payment is due; the optional final payment falls in the month after. */
  numberOfPayments: number
  monthlyPaymentPence: number
}

/** Interest a month of an annual percentage rate, which compounds. */
export function monthlyInterestOf(aprPercent: number): number {
  return (1 + aprPercent / 100) ** (1 / 12) - 1
}

/**
 * Credit and monthly payment of a PCP: `termMonths - 1` equal payments, then the optional final
 * payment and the fees in the last month, all discounted at the APR, make up the credit.
 */
export function pcpFigures(terms: PcpTerms): PcpFigures {
  const interest = monthlyInterestOf(terms.aprPercent)
  const amountOfCreditPence =
    terms.cashPricePence - terms.depositPence - terms.depositContributionPence
  const lastPaymentToday =
    (terms.optionalFinalPaymentPence + terms.feesPence) * (1 + interest) ** -terms.termMonths
  const numberOfPayments = terms.termMonths - 1
  return {
    amountOfCreditPence,
    numberOfPayments,
    monthlyPaymentPence: Math.round(
      (amountOfCreditPence - lastPaymentToday) / annuity(interest, numberOfPayments),
    ),
  }
}
