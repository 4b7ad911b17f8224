/** Ceilings for the initial rental, in whole pounds; `0` means no ceiling. */
export const rentalRanges = ['0', '500', '1000', '2000', '3000', '5000'] as const

export type RentalRange = (typeof rentalRanges)[number]

/** The smallest ceiling that holds an initial rental, `0` when it is above them all. */
export function rentalRangeOf(initialPaymentPence: number): RentalRange {
  return (
    rentalRanges.find((range) => range !== '0' && initialPaymentPence <= Number(range) * 100) ?? '0'
  )
}

/** The ceiling in pence; null when there is none. */
export function rentalRangeCeilingPence(range: RentalRange): number | null {
  return range === '0' ? null : Number(range) * 100
}
