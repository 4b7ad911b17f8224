import { type PageMetric, pageMetrics } from './page-metrics.ts'

/** How many values were above the bucket before and up to the end of this one, that end included. */
export type Bucket = { upTo: number; samples: number }

/** The share of loads that is at most as slow as what is said of a page. Rule W-195. */
export const speedShare = 0.75

/** The upper end of the bucket that a value is counted in. Rule W-195. @example bucketOf('lcp', 2300) // 2500 */
export function bucketOf(metric: PageMetric, value: number): number {
  const edges: readonly number[] = pageMetrics[metric].edges
  return edges.find((edge) => value <= edge) ?? edges.at(-1)!
}

/**
 * The value that a share of all samples does not exceed, as if those of a bucket were spread evenly
 * over it, rounded up: it lies in the bucket in which the samples up to it come to that share.
 * Buckets may stand in any order and twice. Null without samples. Rule W-195.
 */
export function percentileOf(
  metric: PageMetric,
  buckets: readonly Bucket[],
  share: number = speedShare,
): number | null {
  const counted = new Map<number, number>()
  for (const { upTo, samples } of buckets) counted.set(upTo, (counted.get(upTo) ?? 0) + samples)
  const wanted = share * [...counted.values()].reduce((sum, samples) => sum + samples, 0)
  let before = 0
  for (const [upTo, samples] of [...counted].toSorted(([left], [right]) => left - right)) {
    if (samples > 0 && before + samples >= wanted) {
      const from = endBefore(metric, upTo)
      return Math.max(from + 1, Math.ceil(from + ((upTo - from) * (wanted - before)) / samples))
    }
    before += samples
  }
  return null
}

/** Where the bucket with that end begins. Stored ones may be of an earlier table of edges. */
const endBefore = (metric: PageMetric, upTo: number): number =>
  pageMetrics[metric].edges.findLast((edge) => edge < upTo) ?? Math.min(0, upTo - 1)
