/**
 * The least per cent of the present rate book that a new one may leave; one that leaves less is
 * held until it is confirmed. Rule T-20.
 */
export const leastPercentLeft = 80

/** The size of a rate book: its offers, and the derivatives it prices. */
export type BookSize = { offers: number; derivatives: number }

/** A count of which a new rate book leaves too little. */
export type Shortfall = { of: keyof BookSize; left: number; present: number }

/**
 * The counts of which a new rate book leaves less than 80%; empty when it leaves enough, or
 * nothing is there to be lost. Rule T-20.
 * @param left the new book's offers, and how many derivatives of the present book it prices
 * @example shortfalls({ offers: 100, derivatives: 90 }, { offers: 62_034, derivatives: 100 })
 * // [{ of: 'offers', left: 100, present: 62_034 }]
 */
export function shortfalls(left: BookSize, present: BookSize): Shortfall[] {
  return (['offers', 'derivatives'] as const)
    .filter((of) => left[of] * 100 < present[of] * leastPercentLeft)
    .map((of) => ({ of, left: left[of], present: present[of] }))
}
