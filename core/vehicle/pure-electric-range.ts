/**
 * Bands of WLTP range for pure electric cars, in miles: at least `fromMiles`, below `toMiles`.
 * Choosing a band implies the fuel.
 */
export const pureElectricRanges = [
  { value: '0to150', label: 'Up to 150 miles', fromMiles: 0, toMiles: 150 },
  { value: '150to250', label: '150 to 250 miles', fromMiles: 150, toMiles: 250 },
  { value: '250to350', label: '250 to 350 miles', fromMiles: 250, toMiles: 350 },
  { value: '350', label: '350 miles and more', fromMiles: 350, toMiles: Number.POSITIVE_INFINITY },
] as const

export type PureElectricRange = (typeof pureElectricRanges)[number]['value']

/** The band of a car's range. */
export function pureElectricRangeOf(rangeMiles: number): PureElectricRange {
  const band = pureElectricRanges.find((range) => rangeMiles < range.toMiles)
  return (band ?? pureElectricRanges[pureElectricRanges.length - 1]!).value
}
