import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageMetric, pageMetricNames, pageMetrics } from './page-metrics.ts'
import { type Bucket, bucketOf, percentileOf, speedShare } from './timing-histogram.ts'

test.each([
  ['lcp', 0, 50],
  ['lcp', 50, 50],
  ['lcp', 51, 100],
  ['lcp', 2500, 2500],
  ['lcp', 999_999, 60_000],
  ['cls', 0, 0],
  ['cls', 1, 1],
  ['inp', 9, 16],
] satisfies [PageMetric, number, number][])(
  'W-195 %s of %i is counted up to %i',
  (metric, value, upTo) => {
    expect(bucketOf(metric, value)).toBe(upTo)
  },
)

test.each([
  ['lcp', [{ upTo: 2500, samples: 1 }], 2438],
  // Three of four are within the first bucket: its end.
  [
    'ttfb',
    [
      { upTo: 100, samples: 3 },
      { upTo: 800, samples: 1 },
    ],
    100,
  ],
  [
    'ttfb',
    [
      { upTo: 100, samples: 2 },
      { upTo: 800, samples: 2 },
    ],
    750,
  ],
  // Nothing moved: there is nothing below it to be spread over.
  ['cls', [{ upTo: 0, samples: 9 }], 0],
  ['lcp', [], null],
  ['lcp', [{ upTo: 2500, samples: 0 }], null],
  // Of an earlier table of edges.
  ['lcp', [{ upTo: 2600, samples: 4 }], 2575],
] satisfies [PageMetric, Bucket[], number | null][])(
  'W-195 three quarters of %s in %j are at most %s',
  (metric, buckets, value) => {
    expect(percentileOf(metric, buckets)).toBe(value)
  },
)

describe.each(pageMetricNames)('W-195 of %s', (metric) => {
  const value = fc.integer({ min: 0, max: 70_000 })
  const values = fc.array(value, { minLength: 1, maxLength: 60 })
  const counted = (all: readonly number[]): Bucket[] =>
    all.map((each) => ({ upTo: bucketOf(metric, each), samples: 1 }))

  test('a percentile lies in the bucket of the value that has this rank', () => {
    fc.assert(
      fc.property(values, (all) => {
        const sorted = all.toSorted((left, right) => left - right)
        const ranked = sorted[Math.ceil(speedShare * all.length) - 1]!
        expect(bucketOf(metric, percentileOf(metric, counted(all))!)).toBe(bucketOf(metric, ranked))
      }),
    )
  })

  test('a larger share is no lower, and no slower load makes it lower', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true })
    fc.assert(
      fc.property(values, share, share, value, (all, one, other, more) => {
        const at = (each: number, of = all) => percentileOf(metric, counted(of), each)!
        const [less, larger] = one < other ? [one, other] : [other, one]
        expect(at(less)).toBeLessThanOrEqual(at(larger))
        const slower = all.map((each) => each + more)
        expect(at(one)).toBeLessThanOrEqual(at(one, slower))
      }),
    )
  })

  test('it is the same whatever the order, and within what is counted', () => {
    fc.assert(
      fc.property(values, (all) => {
        const found = percentileOf(metric, counted(all))
        expect(percentileOf(metric, counted(all).toReversed())).toBe(found)
        expect(found).toBeLessThanOrEqual(pageMetrics[metric].edges.at(-1)!)
      }),
    )
  })
})
