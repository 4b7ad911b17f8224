import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetRangeOf, budgetRanges } from './budget-range.ts'
import { rentalRangeOf } from './rental-range.ts'

test.each([
  [15000, '0to150'],
  [15001, '150to250'],
  [35000, '250to350'], // "up to £350" holds £350.00
  [35001, '350to450'],
  [60000, '450to600'],
  [60001, '600'],
])('%i pence a month lies in %s', (pence, band) => {
  expect(budgetRangeOf(pence)).toBe(band)
})

test('every price lies in exactly one band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (pence) => {
      const holding = budgetRanges.filter((band) => pence > band.fromPence && pence <= band.toPence)
      expect(holding.map((band) => band.value)).toEqual([budgetRangeOf(pence)])
    }),
  )
})

test.each([
  [50000, '500'],
  [50001, '1000'],
  [500000, '5000'],
  [500001, '0'],
])('an initial rental of %i pence is held by %s', (pence, range) => {
  expect(rentalRangeOf(pence)).toBe(range)
})
