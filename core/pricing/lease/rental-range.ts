/** Ceilings for the initial rental by their value, in whole pounds; `0` means no ceiling. Rule P-29. */
const ceilingsPence = {
  '500': 50_000,
  '1000': 100_000,
  '2000': 200_000,
  '3000': 300_000,
  '5000': 500_000,
} as const

type Ceiling = keyof typeof ceilingsPence

export const rentalRanges = [
  '0',
  '500',
  '1000',
  '2000',
  '3000',
  '5000',
] as const satisfies readonly ('0' | Ceiling)[]

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
  return range === '0' ? null : ceilingsPence[range]
}
