import { expect, test } from 'vitest'
import { pageMetricNames, pageMetrics } from './page-metrics.ts'

test.each(pageMetricNames)(
  'W-195 the buckets of %s rise, and its thresholds are ends of some',
  (metric) => {
    const { edges, good, poor } = pageMetrics[metric]
    expect(edges).toEqual([...new Set(edges)].toSorted((left, right) => left - right))
    expect(edges).toEqual(expect.arrayContaining([good, poor]))
  },
)
