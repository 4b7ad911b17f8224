import { type BodyType, bodyTypes } from './body-type.ts'
import type { DerivativeSummary } from './derivative.ts'
import { type FuelType, fuelTypes } from './fuel-type.ts'
import { extremeFigure, type MeasuredFigure } from './measured-figure.ts'

/** What can be counted and measured of some cars; a figure nobody knows is null. */
export type CarsInFigures = {
  /** In the orders of F-84 and F-86. */
  bodyTypes: BodyType[]
  fuelTypes: FuelType[]
  electricCars: number
  /** Of pure electric cars. */
  longestElectricMiles: MeasuredFigure | null
  /** Grams a kilometre. */
  lowestCo2: MeasuredFigure | null
  /** Of cars without a plug. */
  bestMpg: MeasuredFigure | null
}

type Measured = Pick<
  DerivativeSummary,
  'bodyType' | 'fuelType' | 'batteryRangeMiles' | 'co2' | 'combinedMpg' | 'isApproximate'
>

/**
 * The best of each figure among these cars, with its provenance. A plug-in's consumption is of a
 * test that starts with a full battery, so it does not count. Rules K-19, K-23.
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
    longestElectricMiles: extremeFigure(electric, 'batteryRangeMiles', Math.max),
    lowestCo2: extremeFigure(cars, 'co2', Math.min),
    bestMpg: extremeFigure(withoutPlug, 'combinedMpg', Math.max),
  }
}
