import { type BodyType, bodyTypes } from './body-type.ts'
import type { DerivativeSummary } from './derivative.ts'
import { type FuelType, fuelTypes } from './fuel-type.ts'

/** What can be counted and measured of some cars; a figure nobody knows is null. */
export type CarsInFigures = {
  /** In the orders of F-84 and F-86. */
  bodyTypes: BodyType[]
  fuelTypes: FuelType[]
  electricCars: number
  /** Of pure electric cars. */
  longestElectricMiles: number | null
  /** Grams a kilometre. */
  lowestCo2: number | null
  /** Of cars without a plug. */
  bestMpg: number | null
}

type Measured = Pick<
  DerivativeSummary,
  'bodyType' | 'fuelType' | 'batteryRangeMiles' | 'co2' | 'combinedMpg'
>

/**
 * The best of each figure among these cars. A plug-in's consumption is of a test that starts with a
 * full battery, so it does not count. Rule K-19.
 */
export function carsInFigures(cars: readonly Measured[]): CarsInFigures {
  const electric = cars.filter(({ fuelType }) => fuelType === 'electric')
  const withoutPlug = cars.filter(
    ({ fuelType }) => fuelType !== 'electric' && fuelType !== 'plug-in-hybrid',
  )
  return {
    bodyTypes: bodyTypes.filter((body) => cars.some(({ bodyType }) => bodyType === body)),
    fuelTypes: fuelTypes.filter((fuel) => cars.some(({ fuelType }) => fuelType === fuel)),
    electricCars: electric.length,
    longestElectricMiles: best(electric, 'batteryRangeMiles', Math.max),
    lowestCo2: best(cars, 'co2', Math.min),
    bestMpg: best(withoutPlug, 'combinedMpg', Math.max),
  }
}

function best(
  cars: readonly Measured[],
  figure: 'batteryRangeMiles' | 'co2' | 'combinedMpg',
  choose: (...values: number[]) => number,
): number | null {
  const known = cars.flatMap((car) => car[figure] ?? [])
  return known.length === 0 ? null : choose(...known)
}
