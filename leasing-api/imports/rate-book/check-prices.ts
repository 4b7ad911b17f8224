import { fewestNeighbours, heldFactor, isHeldPrice } from '#core/rates/held-price.ts'
import { byDerivative, type RateRows } from './rate-rows.ts'
import type { RowError } from './bad-rows.ts'

/** A price that is held back, with the middle of its car's prices and the place of that car in the book. */
export type HeldPrice = RowError & {
  derivative: number
  monthlyPence: number
  middlePence: number
}

/**
 * Prices far off the median of the same derivative and finance type: most likely a slipped
 * decimal point. Marks them in `isBad`. Rule T-06.
 */
export function findFarOffPrices(
  rows: RateRows,
  derivatives: number,
  isBusiness: (profile: number) => boolean,
  isBad: Uint8Array,
): HeldPrice[] {
  const { order, start } = byDerivative(rows, derivatives)
  const errors: HeldPrice[] = []
  for (let derivative = 0; derivative < derivatives; derivative++) {
    const own = order.subarray(start[derivative], start[derivative + 1])
    for (const business of [false, true]) {
      const group = own.filter((at) => isBusiness(rows.profile[at]!) === business)
      if (group.length < fewestNeighbours) continue
      const prices = Uint32Array.from(group, (at) => rows.monthlyPence[at]!).sort()
      const median = prices[prices.length >> 1]!
      if (!isHeldPrice(prices[0]!, median) && !isHeldPrice(prices.at(-1)!, median)) continue
      for (const at of group) {
        const price = rows.monthlyPence[at]!
        if (!isHeldPrice(price, median)) continue
        isBad[at] = 1
        errors.push({
          derivative,
          monthlyPence: price,
          middlePence: median,
          line: rows.line[at]!,
          column: 'monthlyPayment',
          value: (price / 100).toFixed(2),
          reason: `is ${heldFactor} times or more ${price > median ? 'above' : 'below'} £${(median / 100).toFixed(2)}, the middle of this capId's ${business ? 'business' : 'personal'} prices`,
        })
      }
    }
  }
  return errors
}

/** A row replaced by a cheaper one of the same profile. */
export type Duplicate = { line: number; firstLine: number }

/** Rows that quote a profile again: the cheaper stays, the earlier when both cost the same. Marks the others. Rule T-07. */
export function findDuplicates(
  rows: RateRows,
  derivatives: number,
  isBad: Uint8Array,
): Duplicate[] {
  const { order, start } = byDerivative(rows, derivatives)
  const duplicates: Duplicate[] = []
  const best = new Map<number, number>()
  for (let derivative = 0; derivative < derivatives; derivative++) {
    best.clear()
    for (let position = start[derivative]!; position < start[derivative + 1]!; position++) {
      const at = order[position]!
      if (isBad[at]) continue
      const kept = best.get(rows.profile[at]!)
      if (kept === undefined) {
        best.set(rows.profile[at]!, at)
        continue
      }
      const [winner, loser] = isCheaper(rows, at, kept) ? [at, kept] : [kept, at]
      best.set(rows.profile[at]!, winner)
      isBad[loser] = 1
      duplicates.push({ line: rows.line[loser]!, firstLine: rows.line[winner]! })
    }
  }
  return duplicates
}

function isCheaper(rows: RateRows, a: number, b: number): boolean {
  const monthly = rows.monthlyPence[a]! - rows.monthlyPence[b]!
  return monthly < 0 || (monthly === 0 && rows.feePence[a]! < rows.feePence[b]!)
}
