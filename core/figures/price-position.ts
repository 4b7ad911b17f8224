/** How an offer stands beside the cheapest of other providers that is comparable. Rule W-191. */
export const pricePlaces = ['cheapest', 'within5', 'dearer', 'alone'] as const

export type PricePlace = (typeof pricePlaces)[number]

/**
 * Where an offer stands: `cheapest` also of two that cost the same, `within5` up to five per cent
 * above, `alone` where no other provider has a comparable one. Both prices in whole pence. Rule W-191.
 * @param leastOther null where there is none
 */
export function pricePlace(own: number, leastOther: number | null): PricePlace {
  if (leastOther === null) return 'alone'
  if (own <= leastOther) return 'cheapest'
  return own * 100 <= leastOther * 105 ? 'within5' : 'dearer'
}

/** Gaps are counted in steps of a tenth of a per cent, from -100% to +200%; what lies beyond is at the end. */
const lowest = -1000
const highest = 2000

/** What gaps are counted in: as many offers as one likes take the same memory. */
export const noGaps = (): Uint32Array => new Uint32Array(highest - lowest + 1)

/** Counts how far an offer is above the cheapest other one, below it where that is less. Rule W-191. */
export function countGap(gaps: Uint32Array, own: number, leastOther: number): void {
  const tenths = Math.round(((own - leastOther) * 1000) / leastOther)
  gaps[Math.min(highest, Math.max(lowest, tenths)) - lowest]! += 1
}

/** The gap in the middle of those counted, in per cent, to a tenth; null without any. Rule W-191. */
export function medianGap(gaps: Uint32Array): number | null {
  const total = gaps.reduce((sum, count) => sum + count, 0)
  let before = 0
  const middle = gaps.findIndex((count) => (before += count) * 2 >= total && total > 0)
  return middle === -1 ? null : (middle + lowest) / 10
}
