import { dividePence } from '../money/rounding.ts'

/** The terms of a lease price. Money in whole pence, as the customer pays it. */
export type LeasePrice = {
  monthlyPaymentPence: number
  processingFeePence: number
  initialRentals: number
  termMonths: number
}

/** All cost figures of a lease, in whole pence. */
export type LeaseCost = {
  /** The initial rental: `initialRentals` monthly payments at once. Rule P-21. */
  initialPaymentPence: number
  /** Due before the car arrives: initial rental and processing fee. Rule P-22. */
  upfrontPence: number
  /** Total payable over the term, fee included. Rule P-23. */
  totalCostPence: number
  /** The total divided by the term, rounded half up. Rule P-24. */
  effectiveMonthlyPence: number
}

/**
 * Initial rental, upfront, total and effective monthly cost of a lease. The first of the
 * `termMonths` payments is part of the initial rental, so `termMonths - 1` follow it. Rules P-21,
 * P-22, P-23, P-24.
 * @example leaseCost({ monthlyPaymentPence: 28947, processingFeePence: 0, initialRentals: 9, termMonths: 36 })
 */
export function leaseCost(price: LeasePrice): LeaseCost {
  const initialPaymentPence = price.initialRentals * price.monthlyPaymentPence
  const upfrontPence = initialPaymentPence + price.processingFeePence
  const totalCostPence = leaseTotalPence(price)
  return {
    initialPaymentPence,
    upfrontPence,
    totalCostPence,
    effectiveMonthlyPence: effectivePence(totalCostPence, price.termMonths),
  }
}

/** Total payable over the term of a lease, fee included. Rule P-23. */
export function leaseTotalPence(price: LeasePrice): number {
  const payments = price.initialRentals + price.termMonths - 1
  return payments * price.monthlyPaymentPence + price.processingFeePence
}

/**
 * A total divided by its months, rounded half up. Rule P-24. @example effectivePence(840_900, 36)
 * // 23_358
 */
export function effectivePence(totalPence: number, termMonths: number): number {
  return dividePence(totalPence, termMonths, 'halfUp')
}
