import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGap, medianGap, noGaps, pricePlace } from './price-position.ts'

test.each([
  [100_00, null, 'alone'],
  [100_00, 100_01, 'cheapest'],
  [100_00, 100_00, 'cheapest'],
  [100_01, 100_00, 'within5'],
  [105_00, 100_00, 'within5'],
  [105_01, 100_00, 'dearer'],
])('W-191 %i pence beside %s is %s', (own, other, place) => {
  expect(pricePlace(own, other)).toBe(place)
})

test('W-191 the gap in the middle is that of the offers one by one', () => {
  const price = fc.integer({ min: 50_00, max: 90_00 })
  fc.assert(
    fc.property(fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 60 }), (pairs) => {
      const gaps = noGaps()
      for (const [own, other] of pairs) countGap(gaps, own, other)
      const sorted = pairs
        .map(([own, other]) => Math.round(((own - other) * 1000) / other))
        .toSorted((left, right) => left - right)
      // No gap is 0, and not the -0 that rounding leaves.
      expect(medianGap(gaps)).toBe(sorted[Math.ceil(sorted.length / 2) - 1]! / 10 + 0)
    }),
  )
})

test.each([
  [1, 100_00, -100],
  [900_00, 100_00, 200],
])('W-191 %i pence beside %i is at the end of what is counted', (own, other, gap) => {
  const gaps = noGaps()
  countGap(gaps, own, other)
  expect(medianGap(gaps)).toBe(gap)
})

test('W-191 without any there is no middle', () => {
  expect(medianGap(noGaps())).toBeNull()
})
