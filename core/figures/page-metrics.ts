type Metric = {
  /** Milliseconds, or thousandths of a layout shift score. */
  unit: 'ms' | 'thousandths'
  /** At most this is good. */
  good: number
  /** Above this is poor; between the two it needs improvement. */
  poor: number
  /** Upper ends of the buckets it is counted in, each with its end; what lies beyond is in the last. */
  edges: readonly number[]
}

const loading = [
  ...[50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000],
  ...[1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000],
  ...[6000, 7000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000],
]
const interaction = [
  ...[8, 16, 24, 32, 40, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500],
  ...[600, 800, 1000, 1500, 2000, 3000, 5000, 10_000],
]
const shift = [
  ...[0, 1, 5, 10, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 400, 500, 750, 1000, 2000],
]

/**
 * What is measured of a page, with the thresholds that web.dev publishes for the visit at the 75th
 * percentile (web.dev/articles/vitals; the same in web-vitals 5.2, read on 27 November 2026). Rules
 * W-194 to W-196.
 */
export const pageMetrics = {
  lcp: { unit: 'ms', good: 2500, poor: 4000, edges: loading },
  inp: { unit: 'ms', good: 200, poor: 500, edges: interaction },
  cls: { unit: 'thousandths', good: 100, poor: 250, edges: shift },
  fcp: { unit: 'ms', good: 1800, poor: 3000, edges: loading },
  ttfb: { unit: 'ms', good: 800, poor: 1800, edges: loading },
} as const satisfies Record<string, Metric>

export type PageMetric = keyof typeof pageMetrics

export const pageMetricNames = Object.keys(pageMetrics) as PageMetric[]

/**
 * Loads that were measured at all, from the samples of each metric: not every browser measures
 * everything. Rule W-197. @example loadsOf(total) // 14
 */
export const loadsOf = (samplesOf: Readonly<Record<PageMetric, { samples: number }>>): number =>
  Math.max(...pageMetricNames.map((metric) => samplesOf[metric].samples))

export type Rating = 'good' | 'needsImprovement' | 'poor'

/** How a value is rated. Rule W-196. @example ratingOf('lcp', 2500) // 'good' */
export function ratingOf(metric: PageMetric, value: number): Rating {
  const { good, poor } = pageMetrics[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needsImprovement' : 'poor'
}
