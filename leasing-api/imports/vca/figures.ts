import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Spread, VcaFigures } from './vca-car.ts'
import type { VcaField } from './vca-columns.ts'

const bhpPerPs = 0.98632
const bhpPerKw = 1.34102

/** Less is the power of a charger. */
const leastCarBhp = 40

/** A combined figure in grams times miles per gallon is near 6,500 for petrol and 7,400 for diesel. */
const likelyProduct = { from: 3500, to: 11_000 }

/** What a row says in numbers; `leftOut` names figures that cannot be true. */
export type RowFigures = {
  engineCc: number | null
  powerBhp: number | null
  isPowerGuessed: boolean
  statedPowersBhp: number[]
  figures: VcaFigures
  leftOut: string[]
}

/** A number of the file; zero and nothing both mean "not given". @throws UnreadableNumber */
function given(row: Row, field: VcaField): number | null {
  const text = row[field]?.trim() ?? ''
  if (text === '') return null
  const number = Number(text.replaceAll(',', ''))
  if (!Number.isFinite(number) || number < 0) throw new UnreadableNumber(field, text)
  return number === 0 ? null : number
}

type Row = Readonly<Record<VcaField, string | null>>

export class UnreadableNumber extends Error {
  override name = 'UnreadableNumber'
  constructor(field: string, value: string) {
    super(`${field} is "${value}", which is no number`)
  }
}

/** The figures of one row, with the powers its description states. */
export function rowFigures(row: Row, fuelType: FuelType, description: string): RowFigures {
  const isPlugIn = fuelType === 'plug-in-hybrid'
  const leftOut: string[] = []
  const co2 = isPlugIn ? (given(row, 'co2Weighted') ?? given(row, 'co2')) : given(row, 'co2')
  let mpg = isPlugIn ? (given(row, 'mpgWeighted') ?? given(row, 'mpg')) : given(row, 'mpg')
  if (!isPlugIn && co2 && mpg && (co2 * mpg < likelyProduct.from || co2 * mpg > likelyProduct.to)) {
    leftOut.push(`fuel consumption of ${mpg} mpg beside ${co2} g/km`)
    mpg = null
  }
  const range =
    fuelType === 'electric'
      ? given(row, 'rangeMiles')
      : isPlugIn
        ? (given(row, 'equivalentRangeMiles') ?? given(row, 'rangeMiles'))
        : null
  const isElectric = fuelType === 'electric'
  const stated = statedPowers(description)
  const column = columnPower(row)
  const largestStated = stated.length > 0 ? Math.max(...stated) : null
  // Where motor and engine work together the column may hold the engine alone.
  const isSystem = (isPlugIn || fuelType === 'hybrid') && (largestStated ?? 0) > (column ?? 0)
  const powerBhp = isSystem ? largestStated : (column ?? largestStated)
  const single = (value: number | null): Spread =>
    value === null ? null : { worse: value, better: value }
  return {
    engineCc: isElectric ? null : given(row, 'engineCc'),
    powerBhp,
    isPowerGuessed: powerBhp !== null && powerBhp !== column,
    statedPowersBhp: [...new Set([...(column === null ? [] : [column]), ...stated])],
    figures: {
      co2: isElectric ? { worse: 0, better: 0 } : single(co2 === null ? null : Math.round(co2)),
      combinedMpg: isElectric ? null : single(mpg),
      rangeMiles: single(range === null ? null : Math.round(range)),
    },
    leftOut,
  }
}

function columnPower(row: Row): number | null {
  const ps = given(row, 'powerPs')
  if (ps !== null) return Math.round(ps * bhpPerPs)
  const kw = given(row, 'powerKw')
  return kw === null ? null : Math.round(kw * bhpPerKw)
}

/** "136PS", "157bhp", "180 hp" and "114kW" in brake horsepower; kWh is a battery. */
function statedPowers(description: string): number[] {
  const found = description.matchAll(/\b(\d{2,4})\s?(ps|bhp|hp|kw)(?!h)\b/gi)
  return [...found]
    .map(([, number, unit]) =>
      Math.round(
        Number(number) * { ps: bhpPerPs, bhp: 1, hp: 1, kw: bhpPerKw }[unit!.toLowerCase() as 'ps'],
      ),
    )
    .filter((bhp) => bhp >= leastCarBhp)
}
