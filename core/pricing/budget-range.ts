/**
 * The budget bands, by monthly price as shown (a business price excludes VAT). A band holds
 * prices above `fromPence` up to and including `toPence`, so no price lies in two bands.
 * The first has no page of its own; it is listed when no band is chosen. Rule P-27.
 */
export const budgetRanges = [
  { value: '0to150', label: 'Up to £150', fromPence: 0, toPence: 15000 },
  { value: '150to250', label: '£150 to £250', fromPence: 15000, toPence: 25000 },
  { value: '250to350', label: '£250 to £350', fromPence: 25000, toPence: 35000 },
  { value: '350to450', label: '£350 to £450', fromPence: 35000, toPence: 45000 },
  { value: '450to600', label: '£450 to £600', fromPence: 45000, toPence: 60000 },
  { value: '600', label: '£600 and over', fromPence: 60000, toPence: Number.POSITIVE_INFINITY },
] as const

export type BudgetRange = (typeof budgetRanges)[number]['value']

/**
 * Limits of a monthly price, above `fromPence` and up to `toPence`: a band's, or a visitor's own.
 */
export type PriceLimits = { fromPence: number; toPence: number }

/** The steps of the budget-from and budget-to selects, in whole pounds. Rule P-28. */
export const budgetStepsPounds = [150, 200, 250, 300, 350, 400, 450, 500, 600, 800] as const

/**
 * Whether a monthly price is within limits: the upper one included, the lower one not, so "up to
 * £350" holds £350.00. Rule P-27.
 */
export function holdsPrice(limits: PriceLimits, monthlyPaymentPence: number): boolean {
  return monthlyPaymentPence > limits.fromPence && monthlyPaymentPence <= limits.toPence
}

/** The band of a monthly price. Throws a RangeError for an invalid price. Rule P-27. */
export function budgetRangeOf(monthlyPaymentPence: number): BudgetRange {
  const band = budgetRanges.find((range) => holdsPrice(range, monthlyPaymentPence))
  if (!band) throw new RangeError(`${monthlyPaymentPence} pence a month is no price.`)
  return band.value
}
