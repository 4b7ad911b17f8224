import { dividePence, type Rounding } from './rounding.ts'

/** A hundredth of a per cent; 10,000 of them are the whole. */
export const wholeBasisPoints = 10_000

/**
 * A share of an amount in basis points, in whole pence, half up unless another rounding is named.
 * Rule P-03.
 * @example shareOfPence(20_000, 5000) // 10_000, half of £200
 */
export function shareOfPence(
  pence: number,
  basisPoints: number,
  rounding: Rounding = 'halfUp',
): number {
  return dividePence(pence * basisPoints, wholeBasisPoints, rounding)
}
