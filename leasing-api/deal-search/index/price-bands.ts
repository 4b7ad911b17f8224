import type { BudgetLimits } from '#core/filters/budget-limits.ts'
import { budgetRanges, budgetStepsPounds } from '#core/pricing/budget-range.ts'

/**
 * Upper ends of the index's own bands of monthly prices: every end of a budget band and every step
 * a visitor can choose, so that what is usually asked falls on whole bands. A last band follows
 * without an end. A band holds prices above the end before it, up to and including its own.
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

/** The band of every price up to a penny above the last end: looked up once per offer of a build. */
const bandByPence = Uint8Array.from({ length: lastEndPence + 2 }, (_, pence) =>
  bandEndsPence.reduce((band, end) => band + Number(pence > end), 0),
)

/** The band a monthly price in whole pence lies in, from 0. */
export function bandOf(monthlyPence: number): number {
  return bandByPence[Math.min(monthlyPence, lastEndPence + 1)]!
}

/** What limits leave of one band: prices above `fromPence`, not above `toPence`. */
export type BandPart = { band: number; fromPence: number; toPence: number; isWhole: boolean }

/**
 * Limits on the monthly price cut up by band; nothing where they are empty.
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

/** No limits at all. */
export const wholeBands: readonly BandPart[] = bandParts(
  [{ fromPence: Number.NEGATIVE_INFINITY, toPence: Number.POSITIVE_INFINITY }],
  Number.POSITIVE_INFINITY,
)
