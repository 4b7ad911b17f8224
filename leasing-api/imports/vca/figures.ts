import type { FuelType } from '#core/vehicle/fuel-type.ts'
import {
  believableFigures,
  type BelievableFigures,
  type MeasuredFigures,
} from './believable-figures.ts'
import type { Spread, VcaFigures } from './vca-car.ts'
import type { VcaField } from './vca-columns.ts'

const bhpPerPs = 0.98632
const bhpPerKw = 1.34102

/** Lowest power of a car; less is that of a charger. */
const leastCarBhp = 40

/** Longest possible electric range. */
const longestRangeMiles = 700

/** The numbers of a row; `mended` and `leftOut` name impossible figures. */
export type RowFigures = {
  engineCc: number | null
  powerBhp: number | null
  isPowerGuessed: boolean
  statedPowersBhp: number[]
  figures: VcaFigures
  mended: string[]
  leftOut: string[]
}

/** A number of the file; zero, nothing and "N/A" all mean "not given". @throws UnreadableNumber */
function given(row: Row, field: VcaField): number | null {
  const text = row[field]?.trim() ?? ''
  if (/^(n\/?a|tba|tbc|-*|–)$/i.test(text)) return null
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

/** A row whose fuel and figures cannot be of one car. */
export class ContradictoryRow extends Error {
  override name = 'ContradictoryRow'
}

/**
 * The figures of one row, with the powers its description states. Rule K-27.
 * @throws UnreadableNumber, ContradictoryRow
 */
export function rowFigures(row: Row, fuelType: FuelType, description: string): RowFigures {
  const isPlugIn = fuelType === 'plug-in-hybrid'
  const isElectric = fuelType === 'electric'
  const { co2, mpg, mended, leftOut } = isElectric
    ? electricFigures(row)
    : believableFigures(measured(row, isPlugIn), fuelType, row.fuel ?? '')
  const statedRange = isElectric
    ? given(row, 'rangeMiles')
    : isPlugIn
      ? (given(row, 'equivalentRangeMiles') ?? given(row, 'rangeMiles'))
      : null
  const isRangePossible = statedRange === null || statedRange <= longestRangeMiles
  if (!isRangePossible) leftOut.push(`electric range of ${statedRange} miles`)
  const range = isRangePossible ? statedRange : null
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
      co2: single(co2 === null ? null : Math.round(co2)),
      combinedMpg: single(mpg),
      rangeMiles: single(range === null ? null : Math.round(range)),
    },
    mended,
    leftOut,
  }
}

/** Figures of an electric car, which emits nothing: a row that says otherwise is of another car. */
function electricFigures(row: Row): BelievableFigures {
  const emitted = given(row, 'co2') ?? given(row, 'co2Weighted')
  const used = given(row, 'mpg') ?? given(row, 'mpgWeighted')
  if (emitted !== null || used !== null) {
    const claim = emitted === null ? `uses a gallon in ${used} miles` : `emits ${emitted} g/km`
    throw new ContradictoryRow(`the car is electric and ${claim}`)
  }
  return { co2: 0, mpg: null, mended: [], leftOut: [] }
}

/** Measured figures of a row: a plug-in's weighted ones, which belong together, if given. */
function measured(row: Row, isPlugIn: boolean): MeasuredFigures {
  const plain = {
    co2: given(row, 'co2'),
    mpg: given(row, 'mpg'),
    litresPer100Km: given(row, 'litres'),
  }
  const weighted = {
    co2: given(row, 'co2Weighted'),
    mpg: given(row, 'mpgWeighted'),
    litresPer100Km: given(row, 'litresWeighted'),
  }
  return isPlugIn && (weighted.co2 !== null || weighted.mpg !== null) ? weighted : plain
}

function columnPower(row: Row): number | null {
  const ps = given(row, 'powerPs')
  if (ps !== null) return Math.round(ps * bhpPerPs)
  const kw = given(row, 'powerKw')
  return kw === null ? null : Math.round(kw * bhpPerKw)
}

/** Powers in a description ("136PS", "180 hp", "114kW") in brake horsepower; kWh is a battery. */
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
