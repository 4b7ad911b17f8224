import { dividePence } from './rounding.ts'

/**
 * An amount in so many payments that together are the amount again: none differs from another by
 * more than a penny, and the larger ones come first. Throws a RangeError for less than one
 * payment. Rule P-04.
 * @example splitPence(1000, 3) // [334, 333, 333]
 */
export function splitPence(pence: number, payments: number): number[] {
  const each = dividePence(pence, payments, 'down')
  const larger = pence - each * payments
  return Array.from({ length: payments }, (_, at) => (at < larger ? each + 1 : each))
}
