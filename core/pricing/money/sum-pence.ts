/**
 * The sum of amounts in whole pence; 0 of none. Throws a RangeError for a fraction, left unrounded
 * by the caller. Rule P-02.
 */
export function sumPence(amounts: readonly number[]): number {
  let total = 0
  for (const pence of amounts) {
    if (!Number.isSafeInteger(pence)) {
      throw new RangeError(`${pence} is no whole number of pence; round it before it is summed.`)
    }
    total += pence
  }
  return total
}
