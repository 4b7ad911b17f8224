import type { WireSpeeds } from '#core/contract/calls/page-figures.ts'
import { type PageMetric, pageMetrics, ratingOf } from '#core/figures/page-metrics.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }

const words = t.speed

/**
 * A measured value as it is written: seconds from one second on, a shift as its score.
 * @example valueText('lcp', 1240) // '1.24 s'
 */
export function valueText(metric: PageMetric, value: number): string {
  if (pageMetrics[metric].unit === 'thousandths') return (value / 1000).toFixed(2)
  return value < 1000
    ? fill(words.milliseconds, { value })
    : fill(words.seconds, { value: (value / 1000).toFixed(2) })
}

/** The same with what it is rated; a dash where nothing was measured. Rule W-196. */
export function ratedText(metric: PageMetric, speeds: WireSpeeds): string {
  const { p75 } = speeds[metric]
  if (p75 === null) return words.unmeasured
  const rating = words.ratings[ratingOf(metric, p75)]
  return fill(words.rated, { value: valueText(metric, p75), rating })
}
