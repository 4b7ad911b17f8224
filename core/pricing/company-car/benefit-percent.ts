import type { FuelType } from '#core/vehicle/fuel-type.ts'
import {
  type RunningCost,
  type RunningCostKind,
  runningCostOn,
} from '../running-costs/running-cost.ts'

/** The facts about a car that determine its benefit in kind. */
export type CompanyCar = {
  fuelType: FuelType
  /** Grams a kilometre, WLTP. */
  co2: number | null
  /** Miles on the battery alone, WLTP. */
  batteryRangeMiles: number | null
}

/** Highest CO2 figure at which the electric range counts. */
const lastCo2ByRange = 50

/** First CO2 figure of the lowest band above it, and the width of the bands that follow. */
const firstBandStart = 51
const secondBandStart = 55
const bandWidth = 5

/** The bands of electric range for cars of 1 to 50 g/km, longest first. */
const rangeBands = [
  { fromMiles: 130, kind: 'benefitPercentRange130' },
  { fromMiles: 70, kind: 'benefitPercentRange70' },
  { fromMiles: 40, kind: 'benefitPercentRange40' },
  { fromMiles: 30, kind: 'benefitPercentRange30' },
  { fromMiles: 0, kind: 'benefitPercentRangeBelow30' },
] as const satisfies readonly { fromMiles: number; kind: RunningCostKind }[]

/**
 * Per cent of a car's list price that counts as its driver's benefit in kind, at the rates of a
 * day. Null where the CO2, or at 1 to 50 g/km the electric range, is not known. Throws
 * `MissingRunningCost` on a day the table does not reach. Rule P-93.
 * @param meetsRde2 whether a diesel meets that standard; other fuels pay no supplement
 */
export function benefitPercent(
  car: CompanyCar,
  costs: readonly RunningCost[],
  day: string,
  meetsRde2 = true,
): number | null {
  const on = (kind: RunningCostKind) => runningCostOn(costs, kind, day)
  const { fuelType, co2, batteryRangeMiles } = car
  if (co2 === null) return null
  if (co2 === 0) return on('benefitPercent0')
  if (co2 <= lastCo2ByRange) {
    const band = rangeBands.find(({ fromMiles }) => (batteryRangeMiles ?? -1) >= fromMiles)
    return band ? on(band.kind) : null
  }
  const supplement = fuelType === 'diesel' && !meetsRde2 ? on('benefitPercentDieselSupplement') : 0
  const percent = on('benefitPercentFrom51') + bandsAbove(co2) + supplement
  return Math.min(percent, on('benefitPercentMost'))
}

/** How many bands a CO2 figure above 50 g/km lies above the lowest of them. */
function bandsAbove(co2: number): number {
  if (co2 < secondBandStart) return Math.max(0, Math.floor((co2 - firstBandStart) / bandWidth))
  return 1 + Math.floor((co2 - secondBandStart) / bandWidth)
}
