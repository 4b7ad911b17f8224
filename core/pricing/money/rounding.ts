const roundings = {
  /** To the nearest penny, half a penny to the higher one. */
  halfUp: (dividend: number, divisor: number) =>
    Math.floor((2 * dividend + divisor) / (2 * divisor)),
  /** To the lower penny. */
  down: (dividend: number, divisor: number) => Math.floor(dividend / divisor),
} satisfies Record<string, (dividend: number, divisor: number) => number>

/** How fractions of a penny are rounded. Every division of money names one. */
export type Rounding = keyof typeof roundings

/**
 * Divides an amount by a whole number above zero, in whole pence. Exact: the quotient of two safe
 * integers lies at least one part in 2^53 from a whole number it is not, so rounding it to a binary
 * fraction never carries it there. Throws a RangeError for anything but whole numbers, a divisor
 * below 1 and amounts too large to be exact. Rule P-01.
 * @example dividePence(100, 3, 'halfUp') // 33
 * @example dividePence(50, 100, 'halfUp') // 1
 */
export function dividePence(pence: number, divisor: number, rounding: Rounding): number {
  const isWhole = Number.isInteger(pence) && Number.isInteger(divisor)
  if (!isWhole || divisor < 1 || !Number.isSafeInteger(2 * pence + divisor)) {
    throw new RangeError(`${pence} pence cannot be divided by ${divisor} exactly.`)
  }
  return roundings[rounding](pence, divisor)
}

/**
 * Rounds fractional pence, as from pence a mile or a litre, to the nearest whole penny, half up.
 * Rule P-01.
 * @example nearestPenny(49.5) // 50
 */
export function nearestPenny(pence: number): number {
  // Products of decimal rates miss a half by a few parts in 10^15: 1.005 × 100 is 100.49999….
  return Math.round(Number(pence.toFixed(6)))
}
