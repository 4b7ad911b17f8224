import { isHotDeal, savingPounds } from './next-best-saving.ts'
import { dividePence } from '../money/rounding.ts'

/** Monthly prices and totals of offers, as columns. */
export type PriceColumns = { monthlyPence: ArrayLike<number>; totalPence: ArrayLike<number> }

/** A range of positions in such columns, up to, not including, `to`. */
export type OfferSpan = { from: number; to: number }

/** The saving of a special offer, and whether it is a hot deal. */
export type SpecialMark = {
  /**
   * Saving a month, all costs included, against the cheapest ordinary offer of the same car and
   * profile.
   */
  savingPence: number
  isHot: boolean
}

/**
 * Those of the marked offers that are special: cheaper than every other offer of the car on the
 * profile that is not special itself, both a month and in all. Any other counts as ordinary, so the
 * rest are compared with it too. Without an ordinary price none is special. Rule P-72.
 * @param flagged those with the provider's mark, of one car on one profile
 * @param ordinary those without it, of the same car and profile
 * @returns positions in the columns, ascending
 */
export function specialOffers(
  prices: PriceColumns,
  flagged: OfferSpan,
  ordinary: OfferSpan,
): number[] {
  if (ordinary.from === ordinary.to) return []
  let least = leastOf(prices, positionsIn(ordinary))
  let special = positionsIn(flagged)
  for (;;) {
    const { monthlyPence, totalPence } = least
    const isBelow = (at: number) =>
      prices.monthlyPence[at]! < monthlyPence && prices.totalPence[at]! < totalPence
    const others = special.filter((at) => !isBelow(at))
    if (others.length === 0) return special
    special = special.filter(isBelow)
    const more = leastOf(prices, others)
    least = {
      monthlyPence: Math.min(monthlyPence, more.monthlyPence),
      totalPence: Math.min(totalPence, more.totalPence),
    }
  }
}

/**
 * The special mark of an offer. Rules P-33, P-72.
 * @param ordinaryPence the lowest total of the ordinary offers of its car and profile
 * @param nextPence the lowest total of another provider, special or not; null when nobody else quotes
 */
export function specialMark(offer: {
  totalPence: number
  termMonths: number
  ordinaryPence: number
  nextPence: number | null
}): SpecialMark {
  const { totalPence, termMonths, ordinaryPence, nextPence } = offer
  const saving = savingPounds(totalPence, nextPence ?? totalPence, termMonths)
  return {
    savingPence: dividePence(ordinaryPence - totalPence, termMonths, 'down'),
    isHot: isHotDeal(true, saving),
  }
}

function positionsIn({ from, to }: OfferSpan): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function leastOf({ monthlyPence, totalPence }: PriceColumns, positions: readonly number[]) {
  return {
    monthlyPence: Math.min(...positions.map((at) => monthlyPence[at]!)),
    totalPence: Math.min(...positions.map((at) => totalPence[at]!)),
  }
}
