/** What an employer pays for a car a month, in pence, fractions included. */
export type EmployerMonth = {
  /** Rent with the VAT that does not come back, insurance and servicing. */
  carPence: number
  /** The car's benefit in kind, on which the employer pays National Insurance. */
  benefitPence: number
  /** Above 75 g/km what is given up counts as the benefit where it is more. */
  isPayTaxed: boolean
  /** The employer's rate, per cent. */
  insurancePercent: number
  /** Share of the National Insurance that the employer saves and passes on, per cent. */
  passedOnPercent: number
}

/**
 * The pay to be given up a month so that the car costs the employer nothing: its price and the
 * employer's insurance on the benefit, less what of the saved insurance is passed on. In whole
 * pence, half up. Rule P-106.
 * @example sacrificedPence({ carPence: 40_000, benefitPence: 10_000, isPayTaxed: false, insurancePercent: 15, passedOnPercent: 0 }) // 41_500
 */
export function sacrificedPence(month: EmployerMonth): number {
  const rate = month.insurancePercent / 100
  const passedOn = (rate * month.passedOnPercent) / 100
  const byBenefit = (month.carPence + rate * month.benefitPence) / (1 + passedOn)
  const isPayMore = month.isPayTaxed && byBenefit > month.benefitPence
  // The insurance is then on the pay itself: pay × (1 + passed on) = car + rate × pay.
  const pence = isPayMore ? month.carPence / (1 + passedOn - rate) : byBenefit
  return Math.round(pence)
}
