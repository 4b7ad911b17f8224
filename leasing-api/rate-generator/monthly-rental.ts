import { annuity } from '#core/pricing/pcp/pcp-figures.ts'

/** The inputs of a rental, in pence without VAT. */
export type Hire = {
  /** Price the provider pays for the car. */
  capitalPence: number
  /** Price the provider expects at the end. */
  residualPence: number
  termMonths: number
  /** Rentals paid at once at the start, the first month's among them. */
  initialRentals: number
  /** The provider's money factor: interest a month. */
  monthlyInterest: number
}

/**
 * The equal rental that pays for a car over a contract: `initialRentals` at the start and one in
 * each of the `termMonths - 1` months after it, with the residual coming in at the end. Pence
 * without VAT, not rounded.
 */
export function monthlyRental(hire: Hire): number {
  const { capitalPence, residualPence, termMonths, initialRentals, monthlyInterest } = hire
  const discount = 1 / (1 + monthlyInterest)
  const residualToday = residualPence * discount ** termMonths
  return (
    (capitalPence - residualToday) / (initialRentals + annuity(monthlyInterest, termMonths - 1))
  )
}
