/** What a lease price is worked out from. Money in whole pence, as the customer pays it. */
export type LeasePrice = {
  monthlyPaymentPence: number
  processingFeePence: number
  initialRentals: number
  termMonths: number
}

/** What a lease costs in all its views, in whole pence. */
export type LeaseCost = {
  /** The initial rental: `initialRentals` monthly payments at once. */
  initialPaymentPence: number
  /** Due before the car arrives: initial rental and processing fee. */
  upfrontPence: number
  /** Everything that must be paid over the whole term, fee included. */
  totalCostPence: number
  /** The total spread evenly over the term, rounded half up. */
  effectiveMonthlyPence: number
}

/**
 * Initial rental, upfront, total and effective monthly cost of a lease. The first of the
 * `termMonths` payments is part of the initial rental, so `termMonths - 1` follow it.
 * @example leaseCost({ monthlyPaymentPence: 28947, processingFeePence: 0, initialRentals: 9, termMonths: 36 })
 */
export function leaseCost(price: LeasePrice): LeaseCost {
  const initialPaymentPence = price.initialRentals * price.monthlyPaymentPence
  const upfrontPence = initialPaymentPence + price.processingFeePence
  const totalCostPence = upfrontPence + price.monthlyPaymentPence * (price.termMonths - 1)
  return {
    initialPaymentPence,
    upfrontPence,
    totalCostPence,
    effectiveMonthlyPence: Math.floor(
      (2 * totalCostPence + price.termMonths) / (2 * price.termMonths),
    ),
  }
}
