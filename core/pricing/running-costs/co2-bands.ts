/** Upper ends of the CO2 bands of first-year road tax, in grams a kilometre. Rule P-50. */
export const co2Bands = [
  { upTo: 0, kind: 'firstRoadTaxPence0' },
  { upTo: 50, kind: 'firstRoadTaxPence1to50' },
  { upTo: 75, kind: 'firstRoadTaxPence51to75' },
  { upTo: 90, kind: 'firstRoadTaxPence76to90' },
  { upTo: 100, kind: 'firstRoadTaxPence91to100' },
  { upTo: 110, kind: 'firstRoadTaxPence101to110' },
  { upTo: 130, kind: 'firstRoadTaxPence111to130' },
  { upTo: 150, kind: 'firstRoadTaxPence131to150' },
  { upTo: 170, kind: 'firstRoadTaxPence151to170' },
  { upTo: 190, kind: 'firstRoadTaxPence171to190' },
  { upTo: 225, kind: 'firstRoadTaxPence191to225' },
  { upTo: 255, kind: 'firstRoadTaxPence226to255' },
  { upTo: Number.POSITIVE_INFINITY, kind: 'firstRoadTaxPenceOver255' },
] as const

/**
 * The first-year band of a CO2 figure. Rule P-50. @example co2BandOf(128).kind //
 * 'firstRoadTaxPence111to130'
 */
export function co2BandOf(co2: number): (typeof co2Bands)[number] {
  const band = co2Bands.find(({ upTo }) => co2 <= upTo)
  if (!band) throw new RangeError(`${co2} is no number of grams of CO2.`)
  return band
}
