import type { Derivative } from './derivative.ts'

/**
 * Bands of WLTP range for pure electric cars, in miles: at least `fromMiles`, below `toMiles`.
 * Choosing a band implies the fuel. Rule F-88.
 */
export const pureElectricRanges = [
  { value: '0to150', label: 'Up to 150 miles', fromMiles: 0, toMiles: 150 },
  { value: '150to250', label: '150 to 250 miles', fromMiles: 150, toMiles: 250 },
  { value: '250to350', label: '250 to 350 miles', fromMiles: 250, toMiles: 350 },
  { value: '350', label: '350 miles and more', fromMiles: 350, toMiles: Number.POSITIVE_INFINITY },
] as const

export type PureElectricRange = (typeof pureElectricRanges)[number]['value']

/** The band of a range in miles. Rule F-88. */
export function pureElectricRangeOf(rangeMiles: number): PureElectricRange {
  return pureElectricRanges.find((range) => rangeMiles < range.toMiles)!.value
}

/**
 * The band of a pure electric car; null for every other car, whatever its battery, and where the
 * range is not known. Rule F-89.
 */
export function electricBandOf(
  car: Pick<Derivative, 'fuelType' | 'batteryRangeMiles'>,
): PureElectricRange | null {
  return car.fuelType === 'electric' && car.batteryRangeMiles !== null
    ? pureElectricRangeOf(car.batteryRangeMiles)
    : null
}
