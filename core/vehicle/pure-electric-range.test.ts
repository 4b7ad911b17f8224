import { expect, test } from 'vitest'
import { electricBandOf, pureElectricRangeOf, pureElectricRanges } from './pure-electric-range.ts'

test('F-88 the bands and their words', () => {
  expect(pureElectricRanges.map(({ value, label }) => [value, label])).toEqual([
    ['0to150', 'Up to 150 miles'],
    ['150to250', '150 to 250 miles'],
    ['250to350', '250 to 350 miles'],
    ['350', '350 miles and more'],
  ])
})

test.each([
  [0, '0to150'],
  [149, '0to150'],
  [150, '150to250'],
  [249.9, '150to250'],
  [250, '250to350'],
  [349, '250to350'],
  [350, '350'],
  [1000, '350'],
])('F-88 %i miles lie in %s', (miles, band) => {
  expect(pureElectricRangeOf(miles)).toBe(band)
})

test('F-88 a band starts where the one before it ends', () => {
  for (const [at, band] of pureElectricRanges.entries())
    expect(band.fromMiles).toBe(pureElectricRanges[at - 1]?.toMiles ?? 0)
})

test.each([
  ['electric', 318, '250to350'],
  ['electric', null, null],
  ['plug-in-hybrid', 60, null],
  ['petrol', null, null],
] as const)(
  'F-89 a %s car with %s miles of battery is in %s',
  (fuelType, batteryRangeMiles, band) => {
    expect(electricBandOf({ fuelType, batteryRangeMiles })).toBe(band)
  },
)
