import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetRangeOf, budgetRanges, budgetStepsPounds, holdsPrice } from './budget-range.ts'

test('P-27 the bands, their names and where they begin and end', () => {
  expect(
    budgetRanges.map(({ value, label, fromPence, toPence }) => [value, label, fromPence, toPence]),
  ).toEqual([
    ['0to150', 'Up to £150', 0, 15000],
    ['150to250', '£150 to £250', 15000, 25000],
    ['250to350', '£250 to £350', 25000, 35000],
    ['350to450', '£350 to £450', 35000, 45000],
    ['450to600', '£450 to £600', 45000, 60000],
    ['600', '£600 and over', 60000, Number.POSITIVE_INFINITY],
  ])
})

test.each([
  [1, '0to150'],
  [15000, '0to150'],
  [15001, '150to250'],
  [25000, '150to250'],
  [25001, '250to350'],
  [35000, '250to350'], // "up to £350" holds £350.00
  [35001, '350to450'],
  [45000, '350to450'],
  [45001, '450to600'],
  [60000, '450to600'],
  [60001, '600'],
])('P-27 %i pence a month lies in %s', (pence, band) => {
  expect(budgetRangeOf(pence)).toBe(band)
})

test('P-27 the band of a price holds it and no other does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (pence) => {
      const holding = budgetRanges.filter((band) => holdsPrice(band, pence))
      expect(holding.map((band) => band.value)).toEqual([budgetRangeOf(pence)])
    }),
  )
})

test.each([0, -1, Number.NaN])('P-27 %d pence a month is no price', (pence) => {
  expect(() => budgetRangeOf(pence)).toThrow(new RangeError(`${pence} pence a month is no price.`))
})

test('P-28 a budget can be chosen in these steps', () => {
  expect(budgetStepsPounds).toEqual([150, 200, 250, 300, 350, 400, 450, 500, 600, 800])
})
