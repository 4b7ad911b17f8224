import { sumPence } from '../money/sum-pence.ts'

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

/** The figures calculated from the terms of a PCP agreement. */
export type PcpFigures = {
  amountOfCreditPence: number
  /** Months in which the monthly payment is due; the optional final payment falls in the month after. */
  numberOfPayments: number
  monthlyPaymentPence: number
}

/** Usual terms of PCP agreements. Rule P-65. */
export const pcpTermsMonths = [18, 24, 36, 48] as const

/** A guaranteed value is quoted in steps of £25. */
const balloonStepPence = 2500

/**
 * The optional final payment as a share of a car's price, rounded to £25. Rule P-38.
 * @example balloonPence(2_000_000, 0.4) // 800_000
 */
export function balloonPence(listPricePence: number, retainedShare: number): number {
  return Math.round((listPricePence * retainedShare) / balloonStepPence) * balloonStepPence
}

/** The monthly interest rate of an annual percentage rate, by compounding. Rule P-36. */
export function monthlyInterestOf(aprPercent: number): number {
  return (1 + aprPercent / 100) ** (1 / 12) - 1
}

/** Present value of one penny at the end of each of these months. Rule P-36. */
export function annuity(monthlyInterest: number, months: number): number {
  if (monthlyInterest === 0) return months
  return (1 - (1 + monthlyInterest) ** -months) / monthlyInterest
}

/**
 * Credit and monthly payment of a PCP: `termMonths - 1` equal payments, then the optional final
 * payment and the fees in the last month, all discounted at the APR, make up the credit. Throws a
 * RangeError where no credit is left or the final payment alone is worth more. Rules P-35, P-36.
 */
export function pcpFigures(terms: PcpTerms): PcpFigures {
  const interest = monthlyInterestOf(terms.aprPercent)
  const amountOfCreditPence =
    terms.cashPricePence - terms.depositPence - terms.depositContributionPence
  const lastPaymentToday =
    (terms.optionalFinalPaymentPence + terms.feesPence) * (1 + interest) ** -terms.termMonths
  const numberOfPayments = terms.termMonths - 1
  const monthlyPaymentPence = Math.round(
    (amountOfCreditPence - lastPaymentToday) / annuity(interest, numberOfPayments),
  )
  if (!(monthlyPaymentPence > 0)) {
    throw new RangeError(
      `${amountOfCreditPence} pence of credit leave nothing to pay monthly; lower the deposit or the final payment.`,
    )
  }
  return { amountOfCreditPence, numberOfPayments, monthlyPaymentPence }
}

/**
 * Total payable by a PCP customer: deposit, monthly payments, final payment and fees. Rule P-37.
 */
export function pcpTotalPence(
  parts: Pick<PcpTerms, 'depositPence' | 'optionalFinalPaymentPence' | 'feesPence'> &
    Pick<PcpFigures, 'numberOfPayments' | 'monthlyPaymentPence'>,
): number {
  return sumPence([
    parts.depositPence,
    parts.numberOfPayments * parts.monthlyPaymentPence,
    parts.optionalFinalPaymentPence,
    parts.feesPence,
  ])
}
