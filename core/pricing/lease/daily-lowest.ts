import { compareText } from '../money/compare-text.ts'

/** What was noted of a car's best price: it holds from `day` on. Days are `YYYY-MM-DD`. */
export type NotedPrice = {
  derivativeId: number
  day: string
  /** Null from the day on which nobody quoted the car any more. */
  monthlyPaymentPence: number | null
  /** Last day of the book that quoted it; null without a price. */
  holdsUntil: string | null
}

/**
 * The lowest of several cars' prices on each of these days; null on a day without any. A note holds
 * until the next of its car, and no longer than the book that it is from. Rule P-77.
 * @param days `YYYY-MM-DD`, in any order
 */
export function dailyLowest(
  notes: readonly NotedPrice[],
  days: readonly string[],
): (number | null)[] {
  const byCar = Map.groupBy(
    notes.toSorted((left, right) => compareText(right.day, left.day)),
    ({ derivativeId }) => derivativeId,
  )
  return days.map((day) => {
    const prices = [...byCar.values()].flatMap((newestFirst) => {
      const note = newestFirst.find((each) => each.day <= day)
      const isInForce = note && note.holdsUntil !== null && note.holdsUntil >= day
      return isInForce && note.monthlyPaymentPence !== null ? [note.monthlyPaymentPence] : []
    })
    return prices.length === 0 ? null : Math.min(...prices)
  })
}

/** How today's price stands to those of the days before it; amounts in pence. */
export type PriceComparison = {
  today: number
  lowest: number
  highest: number
  /** Days before today with a price. */
  known: number
  /** Of these, days on which the price was higher than today's, and on which it was lower. */
  dearer: number
  cheaper: number
}

/** Fewest known days before anything is said of how a price stands to them. Rule P-78. */
export const fewestKnownDays = 14

/**
 * Compares the last of daily prices with those before it; null where there is none today, or where
 * fewer than 14 days before have one. Rule P-78.
 */
export function comparedPrices(daily: readonly (number | null)[]): PriceComparison | null {
  const today = daily.at(-1) ?? null
  const before = daily.slice(0, -1).filter((price) => price !== null)
  if (today === null || before.length < fewestKnownDays) return null
  return {
    today,
    lowest: Math.min(today, ...before),
    highest: Math.max(today, ...before),
    known: before.length,
    dearer: before.filter((price) => price > today).length,
    cheaper: before.filter((price) => price < today).length,
  }
}
