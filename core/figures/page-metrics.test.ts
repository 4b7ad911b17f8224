import { expect, test } from 'vitest'
import { loadsOf, type PageMetric, pageMetricNames, pageMetrics, ratingOf } from './page-metrics.ts'

test.each([
  ['lcp', 2500, 4000],
  ['inp', 200, 500],
  ['cls', 100, 250],
  ['fcp', 1800, 3000],
  ['ttfb', 800, 1800],
] satisfies [PageMetric, number, number][])(
  'W-196 %s is good up to %i and poor above %i',
  (metric, good, poor) => {
    expect([0, good].map((value) => ratingOf(metric, value))).toEqual(['good', 'good'])
    expect([good + 1, poor].map((value) => ratingOf(metric, value))).toEqual([
      'needsImprovement',
      'needsImprovement',
    ])
    expect(ratingOf(metric, poor + 1)).toBe('poor')
  },
)

test.each(pageMetricNames)(
  'W-195 the buckets of %s rise, and its thresholds are ends of some',
  (metric) => {
    const { edges, good, poor } = pageMetrics[metric]
    expect(edges).toEqual([...new Set(edges)].toSorted((left, right) => left - right))
    expect(edges).toEqual(expect.arrayContaining([good, poor]))
  },
)

test('W-197 loads are those of the metric that most browsers measured', () => {
  const samples = { lcp: 9, inp: 4, cls: 9, fcp: 14, ttfb: 13 }
  const samplesOf = Object.fromEntries(
    pageMetricNames.map((metric) => [metric, { samples: samples[metric] }]),
  ) as Record<PageMetric, { samples: number }>
  expect(loadsOf(samplesOf)).toBe(14)
})
