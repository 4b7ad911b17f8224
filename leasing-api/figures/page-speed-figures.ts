import type { WirePageSpeed, WireSpeeds } from '#core/contract/calls/page-figures.ts'
import { figureDays } from '#core/figures/figure-days.ts'
import { loadsOf, pageMetricNames } from '#core/figures/page-metrics.ts'
import { percentileOf } from '#core/figures/timing-histogram.ts'
import { compareText } from '#core/pricing/money/compare-text.ts'
import type { MetricBucket } from '../queries/figures/page-figures.ts'
import type { Services } from '../server/services.ts'

/** How fast pages were over the last 13 weeks, by page and by day. Rule W-197. */
export async function pageSpeedFigures({
  database,
  clock,
  pageCounter,
}: Pick<Services, 'database' | 'clock' | 'pageCounter'>): Promise<WirePageSpeed> {
  await pageCounter.store()
  const all = figureDays(clock().getTime())
  const { pages, days } = await database.call.readPageTimings({ from: all[0]! })
  const byDay = Map.groupBy(days, ({ day }) => day)
  return {
    total: speedsOf(pages),
    pages: [...Map.groupBy(pages, ({ pattern }) => pattern)]
      .map(([pattern, buckets]) => ({ pattern, ...speedsOf(buckets) }))
      .toSorted(
        (left, right) => loadsOf(right) - loadsOf(left) || compareText(left.pattern, right.pattern),
      ),
    days: all.map((day) => ({ day, ...speedsOf(byDay.get(day) ?? []) })),
  }
}

function speedsOf(buckets: readonly MetricBucket[]): WireSpeeds {
  const byMetric = Map.groupBy(buckets, ({ metric }) => metric)
  return Object.fromEntries(
    pageMetricNames.map((metric) => {
      const own = byMetric.get(metric) ?? []
      const samples = own.reduce((sum, bucket) => sum + bucket.samples, 0)
      return [metric, { p75: percentileOf(metric, own), samples }]
    }),
  ) as WireSpeeds
}
