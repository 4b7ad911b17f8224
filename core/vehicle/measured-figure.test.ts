import { corsa } from '../fixtures/vehicles.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carDescriptions } from './car-descriptions.ts'
import type { Derivative } from './derivative.ts'
import { illustrativeReview } from './illustrative-review.ts'
import {
  extremeFigure,
  figureNumber,
  figureSpread,
  isMeasured,
  measuredFigure,
  sourcedFigure,
} from './measured-figure.ts'
import { rangeDescriptions } from './range-descriptions.ts'

const car = (combinedMpg: number | null, isApproximate: boolean) => ({
  combinedMpg,
  co2: null,
  batteryRangeMiles: null,
  isApproximate,
})

test('K-23 only consumption, CO2 and electric range have an official record', () => {
  expect(['combinedMpg', 'co2', 'batteryRangeMiles', 'bootLitres'].map(isMeasured)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('K-23 a figure has the provenance of its car', () => {
  expect(measuredFigure(car(53.3, true), 'combinedMpg')).toEqual({ value: 53.3, isEstimate: true })
  expect(measuredFigure(car(53.3, false), 'combinedMpg')).toEqual({
    value: 53.3,
    isEstimate: false,
  })
  expect(measuredFigure(car(null, true), 'combinedMpg')).toBeNull()
})

test.each([
  [53.3, false, '53.3', '53.3 mpg in the official test'],
  [53.3, true, 'about 53', 'about 53 mpg (our estimate)'],
  [1204, true, 'about 1,204', 'about 1,204 mpg (our estimate)'],
  // An electric car emits nothing whoever says so.
  [0, false, '0', '0 mpg in the official test'],
  [0, true, '0', '0 mpg'],
])('K-23 %s, an estimate: %s', (value, isEstimate, number, sentence) => {
  expect(figureNumber({ value, isEstimate })).toBe(number)
  expect(sourcedFigure({ value, isEstimate }, 'mpg')).toBe(sentence)
})

describe('K-23 among many cars', () => {
  const mixed = [car(60, true), car(50, false), car(null, false), car(40, true), car(40, false)]

  test('the car that gives the figure gives its provenance, an official one before an estimate', () => {
    expect(extremeFigure(mixed, 'combinedMpg', Math.max)).toEqual({ value: 60, isEstimate: true })
    expect(extremeFigure(mixed, 'combinedMpg', Math.min)).toEqual({ value: 40, isEstimate: false })
    expect(extremeFigure([car(null, true)], 'combinedMpg', Math.min)).toBeNull()
  })

  test.each([
    [mixed, { text: 'about 40 to 60', isEstimate: true }],
    [[car(50.4, false), car(54.3, false)], { text: '50.4 to 54.3', isEstimate: false }],
    [[car(50.4, false)], { text: '50.4', isEstimate: false }],
    [[car(50.4, true), car(49.8, true)], { text: 'about 50', isEstimate: true }],
    [[car(null, true)], null],
  ])('a spread is an estimate as soon as an end is one', (cars, spread) => {
    expect(figureSpread(cars, 'combinedMpg')).toEqual(spread)
  })
})

const figure = fc.option(fc.integer({ min: 0, max: 400 }))
const anyCar = fc.record({
  fuelType: fc.constantFrom('petrol', 'hybrid', 'plug-in-hybrid', 'electric'),
  combinedMpg: figure,
  co2: figure,
  batteryRangeMiles: figure,
})
const approximate: Derivative = { ...corsa, features: ['androidAuto'], isApproximate: true }

test('K-23 no sentence about cars with estimated figures says official', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { minLength: 1, maxLength: 4 }), (figures) => {
      const cars = figures.map((each): Derivative => ({ ...approximate, ...each }))
      const said = [
        ...rangeDescriptions(cars, null),
        ...cars.flatMap(carDescriptions),
        ...cars.flatMap((each) => illustrativeReview(each).paragraphs),
      ]
      expect(said.filter((sentence) => /official/i.test(sentence))).toEqual([])
    }),
    { numRuns: 100 },
  )
})
