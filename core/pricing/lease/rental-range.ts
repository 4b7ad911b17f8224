/** Ceilings for the initial rental, in whole pounds; `0` means no ceiling. Rule P-29. */
export const rentalRanges = ['0', '500', '1000', '2000', '3000', '5000'] as const

export type RentalRange = (typeof rentalRanges)[number]

/** The smallest ceiling that holds an initial rental, `0` when it is above them all. Rule P-29. */
export function rentalRangeOf(initialPaymentPence: number): RentalRange {
  return (
    rentalRanges.find((range) => {
      const ceiling = rentalRangeCeilingPence(range)
      return ceiling !== null && initialPaymentPence <= ceiling
    }) ?? '0'
  )
}

/** The ceiling in pence; null when there is none. Rule P-29. */
export function rentalRangeCeilingPence(range: RentalRange): number | null {
  return range === '0' ? null : Number(range) * 100
}
