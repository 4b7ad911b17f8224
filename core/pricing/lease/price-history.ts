import { compareText } from '../money/compare-text.ts'

/** A price of one profile of one car from a day on, a provider's or the market's. */
export type PricePoint = {
  /** `YYYY-MM-DD` */
  day: string
  monthlyPaymentPence: number
}

/** A price that replaced another. */
export type PriceChange = PricePoint & {
  /** Negative when it became cheaper. */
  changePence: number
}

/** The history of a price: in the trade's words the starting, current and earlier bids. */
export type PriceHistory = {
  first: PricePoint
  current: PricePoint
  lowest: PricePoint
  /** Prices before the present one, newest first; days without a change are left out. */
  earlier: PricePoint[]
  /** Every change, oldest first. */
  changes: PriceChange[]
}

/**
 * The days on which a price changed, oldest first. Points may come in any order; of two on one day
 * the later in the list counts. Rule P-34.
 */
export function priceSteps(points: readonly PricePoint[]): PricePoint[] {
  const byDay = new Map(points.map((point) => [point.day, point]))
  const days = [...byDay.values()].toSorted((left, right) => compareText(left.day, right.day))
  return days.filter((point, at) => point.monthlyPaymentPence !== days[at - 1]?.monthlyPaymentPence)
}

/** The history of one profile's price; null without points. Points as above. Rule P-34. */
export function priceHistory(points: readonly PricePoint[]): PriceHistory | null {
  const steps = priceSteps(points)
  const [first] = steps
  if (!first) return null
  const changes = steps.slice(1).map((point, at) => ({
    ...point,
    changePence: point.monthlyPaymentPence - steps[at]!.monthlyPaymentPence,
  }))
  const [current, ...earlier] = steps.toReversed() as [PricePoint, ...PricePoint[]]
  const lowest = steps.reduce((low, point) =>
    point.monthlyPaymentPence < low.monthlyPaymentPence ? point : low,
  )
  return { first, current, lowest, earlier, changes }
}
