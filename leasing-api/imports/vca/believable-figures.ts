import type { FuelType } from '#core/vehicle/fuel-type.ts'

/** Litres per 100 km and miles per imperial gallon: one is this number divided by the other. */
const litresTimesMpg = 282.481

/** Grams of carbon dioxide that burning a litre leaves; petrol's also for LPG's upper end. */
const gramsPerLitre = { petrol: 2310, diesel: 2640, lpg: 1510 }

/** Bounds of a car with an engine alone, from a small hybrid to a supercar. */
const engineBounds = { co2: { from: 60, to: 700 }, mpg: { from: 7, to: 85 } }

/** Bounds of a plug-in, whose figures are weighted by its electric range: small, never nothing. */
const plugInBounds = { co2: { from: 1, to: 300 }, mpg: { from: 15, to: 999 } }

/** Tolerance between figures, which come from two tests of one car and are rounded separately. */
const tolerance = { engine: 0.25, plugIn: 0.35 }

export type MeasuredFigures = {
  /** Grams per kilometre. */
  co2: number | null
  mpg: number | null
  litresPer100Km: number | null
}

export type BelievableFigures = {
  co2: number | null
  mpg: number | null
  /** Figures corrected from another column of the row. */
  mended: string[]
  /** Impossible figures for which the row has no better one. */
  leftOut: string[]
}

/**
 * The figures of a row of a car that burns something, without those that cannot be true: what a
 * fuel burns to is fixed, so carbon dioxide and consumption must agree. A consumption in the wrong unit, or
 * in the wrong one of two columns, is put right where the other column agrees; of two figures that
 * contradict each other within their bounds neither is taken. Rule K-27.
 * @param fuel as the file names it, which tells gas beside petrol
 */
export function believableFigures(
  { co2, mpg, litresPer100Km }: MeasuredFigures,
  fuelType: FuelType,
  fuel: string,
): BelievableFigures {
  const isPlugIn = fuelType === 'plug-in-hybrid'
  const bounds = isPlugIn ? plugInBounds : engineBounds
  const agrees = agreement(fuel, isPlugIn ? tolerance.plugIn : tolerance.engine)
  const isCo2Possible = co2 === null || isWithin(co2, bounds.co2)
  const isMpgPossible = mpg === null || isWithin(mpg, bounds.mpg)
  if (isCo2Possible && isMpgPossible && agrees(co2, mpg)) {
    return { co2, mpg, mended: [], leftOut: [] }
  }
  if (isCo2Possible && co2 !== null && mpg !== null && litresPer100Km !== null) {
    const fromLitres = Math.round((litresTimesMpg / litresPer100Km) * 10) / 10
    // Litres in place of miles per gallon, then the two columns in each other's place.
    for (const better of [fromLitres, litresPer100Km]) {
      if (isWithin(better, bounds.mpg) && agrees(co2, better)) {
        const mended = [`fuel consumption of ${mpg} mpg beside ${co2} g/km is ${better} mpg`]
        return { co2, mpg: better, mended, leftOut: [] }
      }
    }
  }
  if (isCo2Possible && !isMpgPossible) {
    const beside = co2 === null ? '' : ` beside ${co2} g/km`
    return { co2, mpg: null, mended: [], leftOut: [`fuel consumption of ${mpg} mpg${beside}`] }
  }
  if (isMpgPossible && !isCo2Possible) {
    return { co2: null, mpg, mended: [], leftOut: [`CO2 of ${co2} g/km`] }
  }
  return {
    co2: null,
    mpg: null,
    mended: [],
    leftOut: [`CO2 of ${co2} g/km and fuel consumption of ${mpg} mpg, which cannot both be true`],
  }
}

function isWithin(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to
}

/** Whether fuel consumption and CO2 agree; true where a figure is missing. */
function agreement(fuel: string, allowed: number) {
  const isDiesel = /diesel/i.test(fuel)
  const isGas = /lpg|cng|gas\b|e85|bio/i.test(fuel)
  const most = isDiesel ? gramsPerLitre.diesel : gramsPerLitre.petrol
  const least = isGas ? gramsPerLitre.lpg : most
  return (co2: number | null, mpg: number | null): boolean => {
    if (co2 === null || mpg === null) return true
    const litres = litresTimesMpg / mpg
    // Litres come rounded to a tenth and grams to a whole, which counts where both are small.
    const lowest = ((litres - 0.05) * least * (1 - allowed)) / 100 - 0.5
    const highest = ((litres + 0.05) * most * (1 + allowed)) / 100 + 0.5
    return co2 >= lowest && co2 <= highest
  }
}
