import { expect, test } from 'vitest'
import { rentalRangeCeilingPence, rentalRangeOf, rentalRanges } from './rental-range.ts'

test('P-29 the ceilings, and what they are in pence', () => {
  expect(rentalRanges.map((range) => [range, rentalRangeCeilingPence(range)])).toEqual([
    ['0', null],
    ['500', 50_000],
    ['1000', 100_000],
    ['2000', 200_000],
    ['3000', 300_000],
    ['5000', 500_000],
  ])
})

test.each([
  [0, '500'],
  [50000, '500'],
  [50001, '1000'],
  [100001, '2000'],
  [200001, '3000'],
  [300001, '5000'],
  [500000, '5000'],
  [500001, '0'],
])('P-29 an initial rental of %i pence is held by %s', (pence, range) => {
  expect(rentalRangeOf(pence)).toBe(range)
})
