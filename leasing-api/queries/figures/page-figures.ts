import { desc, gte, min, sum } from 'drizzle-orm'
import type { Bucket } from '#core/figures/timing-histogram.ts'
import type { PageMetric } from '#core/figures/page-metrics.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { pageTimings, pageViews } from '#leasing-api/db/schema/page-visits.ts'

export type MetricBucket = Bucket & { metric: PageMetric }

/** Buckets from a day on, by pattern and by day. Rule W-197. */
export async function readPageTimings(
  db: Db,
  { from }: { from: string },
): Promise<{
  pages: (MetricBucket & { pattern: string })[]
  days: (MetricBucket & { day: string })[]
}> {
  const { pattern, day, metric, upTo } = pageTimings
  const bucket = { metric, upTo, samples: sum(pageTimings.samples).mapWith(Number) }
  const since = gte(day, from)
  return {
    pages: await db
      .select({ pattern, ...bucket })
      .from(pageTimings)
      .where(since)
      .groupBy(pattern, metric, upTo),
    days: await db
      .select({ day, ...bucket })
      .from(pageTimings)
      .where(since)
      .groupBy(day, metric, upTo),
  }
}

/** Views from a day on by pattern, the most first, each with the first day that has one. Rule W-198. */
export function readPageViews(
  db: Db,
  { from }: { from: string },
): Promise<{ pattern: string; views: number; firstDay: string }[]> {
  const views = sum(pageViews.views).mapWith(Number)
  return db
    .select({
      pattern: pageViews.pattern,
      views,
      firstDay: min(pageViews.day).mapWith(String),
    })
    .from(pageViews)
    .where(gte(pageViews.day, from))
    .groupBy(pageViews.pattern)
    .orderBy(desc(views), pageViews.pattern)
}
