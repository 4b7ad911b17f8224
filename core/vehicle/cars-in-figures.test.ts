import { expect, test } from 'vitest'
import type { FuelType } from './fuel-type.ts'
import { carsInFigures } from './cars-in-figures.ts'

const car = (
  fuelType: FuelType,
  [batteryRangeMiles, co2, combinedMpg]: readonly [number | null, number | null, number | null],
) => ({
  bodyType: 'suv' as const,
  fuelType,
  batteryRangeMiles,
  co2,
  combinedMpg,
  isApproximate: fuelType !== 'hybrid',
})

test('K-19 K-23 the best of each figure with its provenance, a plug-in’s consumption and battery left out', () => {
  const figures = carsInFigures([
    car('petrol', [null, 130, 48.7]),
    car('hybrid', [null, 110, 57.6]),
    car('plug-in-hybrid', [45, 22, 282.5]),
    car('electric', [290, 0, null]),
    car('electric', [null, 0, null]),
  ])
  expect(figures).toEqual({
    bodyTypes: ['suv'],
    fuelTypes: ['petrol', 'hybrid', 'plug-in-hybrid', 'electric'],
    electricCars: 2,
    longestElectricMiles: { value: 290, isEstimate: true },
    lowestCo2: { value: 0, isEstimate: true },
    bestMpg: { value: 57.6, isEstimate: false },
  })
})

test('K-19 nothing is known of no cars, nor of cars without figures', () => {
  const unknown = { longestElectricMiles: null, lowestCo2: null, bestMpg: null }
  expect(carsInFigures([])).toMatchObject({ ...unknown, bodyTypes: [], electricCars: 0 })
  expect(carsInFigures([car('petrol', [null, null, null])])).toMatchObject(unknown)
})
