import type { BudgetLimits } from '#core/filters/query/budget-limits.ts'
import { budgetRanges, budgetStepsPounds } from '#core/pricing/budget-range.ts'

/**
 * Upper ends of the index's price bands: every end of a budget band and every step of the selects,
 * so that usual queries fall on whole bands. A last band follows without an end. A band holds
 * prices above the end before it, up to and including its own.
 */
export const bandEndsPence: readonly number[] = [
  ...new Set([
    0,
    ...budgetRanges.map(({ toPence }) => toPence).filter(Number.isFinite),
    ...budgetStepsPounds.map((pounds) => pounds * 100),
  ]),
].toSorted((left, right) => left - right)

export const priceBands: number = bandEndsPence.length + 1

const lastEndPence = bandEndsPence.at(-1)!

/**
 * Lookup table of bands by price, up to a penny above the last end; read once per offer of a build.
 */
const bandByPence = Uint8Array.from({ length: lastEndPence + 2 }, (_, pence) =>
  bandEndsPence.reduce((band, end) => band + Number(pence > end), 0),
)

/** The band of a monthly price in whole pence, from 0. */
export function bandOf(monthlyPence: number): number {
  return bandByPence[Math.min(monthlyPence, lastEndPence + 1)]!
}

/** The part of a band within limits: prices above `fromPence`, up to `toPence`. */
export type BandPart = { band: number; fromPence: number; toPence: number; isWhole: boolean }

/**
 * Splits limits on the monthly price by band; empty for empty limits.
 * @param mostPence no price above this either
 */
export function bandParts(limits: BudgetLimits, mostPence: number): BandPart[] {
  const parts: BandPart[] = []
  for (const limit of limits) {
    for (let band = 0; band < priceBands; band++) {
      const low = band === 0 ? Number.NEGATIVE_INFINITY : bandEndsPence[band - 1]!
      const high = bandEndsPence[band] ?? Number.POSITIVE_INFINITY
      const fromPence = Math.max(limit.fromPence, low)
      const toPence = Math.min(limit.toPence, mostPence, high)
      if (fromPence >= toPence) continue
      parts.push({ band, fromPence, toPence, isWhole: fromPence === low && toPence === high })
    }
  }
  return parts
}

/** Every band in whole. */
export const wholeBands: readonly BandPart[] = bandParts(
  [{ fromPence: Number.NEGATIVE_INFINITY, toPence: Number.POSITIVE_INFINITY }],
  Number.POSITIVE_INFINITY,
)
