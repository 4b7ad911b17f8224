import { dividePence } from './rounding.ts'

/**
 * Splits an amount into payments that add up to it: they differ by a penny at most, larger ones
 * first. Throws a RangeError for less than one payment. Rule P-04.
 * @example splitPence(1000, 3) // [334, 333, 333]
 */
export function splitPence(pence: number, payments: number): number[] {
  const each = dividePence(pence, payments, 'down')
  const larger = pence - each * payments
  return Array.from({ length: payments }, (_, at) => (at < larger ? each + 1 : each))
}
