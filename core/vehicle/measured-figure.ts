import type { DerivativeSummary } from './derivative.ts'

/** What an official test measures of a car. No other figure has an official record. */
const measuredNames = ['combinedMpg', 'co2', 'batteryRangeMiles'] as const

export type MeasuredName = (typeof measuredNames)[number]

/** Whether a figure of a specification is one that an official test measures. */
export const isMeasured = (name: string): name is MeasuredName =>
  measuredNames.some((each) => each === name)

/** A figure and its provenance: an imported official record, or our own estimate. Rule K-23. */
export type MeasuredFigure = { value: number; isEstimate: boolean }

type Measured = Pick<DerivativeSummary, MeasuredName | 'isApproximate'>

/** A car's figure with its provenance; null when nobody knows it. Rule K-23. */
export function measuredFigure(car: Measured, name: MeasuredName): MeasuredFigure | null {
  const value = car[name]
  return value === null ? null : { value, isEstimate: car.isApproximate }
}

/**
 * The lowest (`Math.min`) or highest (`Math.max`) figure among cars, with the provenance of the car
 * that gives it: official where one of the cars that give it is official. Null where nobody knows
 * one. Rule K-23.
 */
export function extremeFigure(
  cars: readonly Measured[],
  name: MeasuredName,
  choose: (...values: number[]) => number,
): MeasuredFigure | null {
  const known = cars.flatMap((car) => measuredFigure(car, name) ?? [])
  if (known.length === 0) return null
  const value = choose(...known.map((figure) => figure.value))
  const givers = known.filter((figure) => figure.value === value)
  return { value, isEstimate: givers.every(({ isEstimate }) => isEstimate) }
}

/**
 * The number alone: an official one to its decimal, an estimate in whole units behind "about". No
 * estimate is needed to say that an electric car emits 0. Rule K-23.
 * @example figureNumber({ value: 53.3, isEstimate: true }) // 'about 53'
 */
export function figureNumber({ value, isEstimate }: MeasuredFigure): string {
  return isEstimate && value !== 0 ? `about ${whole(value)}` : numbers.format(value)
}

/**
 * A figure with its unit and provenance, as a sentence says it. Rule K-23.
 * @example sourcedFigure({ value: 53.3, isEstimate: true }, 'mpg') // 'about 53 mpg (our estimate)'
 */
export function sourcedFigure(figure: MeasuredFigure, unit: string): string {
  const words = `${figureNumber(figure)} ${unit}`
  if (!figure.isEstimate) return `${words} in the official test`
  return figure.value === 0 ? words : `${words} ${ourEstimate}`
}

/** Stands behind the unit of a figure that nobody has measured officially. */
export const ourEstimate = '(our estimate)'

/** Stands behind figures some of which are estimates. */
export const someEstimated =
  'Some of these figures are estimates. Check them with the provider before you sign.'

/**
 * The lowest to the highest figure among cars, or the one there is; an estimate as soon as either
 * end is one. Null where nobody knows one. Rule K-23.
 * @example figureSpread(cars, 'combinedMpg') // { text: 'about 50 to 54', isEstimate: true }
 */
export function figureSpread(
  cars: readonly Measured[],
  name: MeasuredName,
): { text: string; isEstimate: boolean } | null {
  const low = extremeFigure(cars, name, Math.min)
  const high = extremeFigure(cars, name, Math.max)
  if (low === null || high === null) return null
  const isEstimate = low.isEstimate || high.isEstimate
  const [from, to] = [low, high].map(({ value }) =>
    isEstimate ? whole(value) : numbers.format(value),
  )
  const text = from === to ? from : `${from} to ${to}`
  return { text: isEstimate ? `about ${text}` : `${text}`, isEstimate }
}

const numbers = new Intl.NumberFormat('en-GB')

const whole = (value: number): string => numbers.format(Math.round(value))
