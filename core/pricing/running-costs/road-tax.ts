import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { addMonths } from '../pcp/agreement-days.ts'
import { co2BandOf } from './co2-bands.ts'
import { type RunningCost, runningCostOn } from './running-cost.ts'
import { sumPence } from '../money/sum-pence.ts'

/** The facts about a vehicle that determine its road tax. */
export type TaxedVehicle = {
  isVan: boolean
  fuelType: FuelType
  /** Grams a kilometre, WLTP. A diesel car is taken to meet the RDE2 standard, as all new ones do. */
  co2: number
  /** With options, before any discount; null counts as below the dear-car threshold. */
  listPricePence: number | null
  /** First registration, `YYYY-MM-DD`. */
  registeredOn: string
}

/** First registration day from which electric cars pay the dear-car supplement. */
const electricSupplementFrom = '2025-04-01'

/** The supplement is due in the five years after the first. */
const lastSupplementYear = 6

/**
 * Road tax of a vehicle's nth year, in whole pence, at the rates that hold when that year begins,
 * or the latest known ones. Cars pay by CO2 in their first year and the standard rate afterwards,
 * electric ones as well; vans pay one rate every year. Throws `MissingRunningCost` when the table
 * does not reach back far enough. Rules P-50, P-51, P-52, P-53.
 */
export function roadTaxPence(
  vehicle: TaxedVehicle,
  yearOfUse: number,
  costs: readonly RunningCost[],
): number {
  const day = addMonths(vehicle.registeredOn, 12 * (yearOfUse - 1))
  if (vehicle.isVan) return runningCostOn(costs, 'vanRoadTaxPencePerYear', day)
  if (yearOfUse === 1) return runningCostOn(costs, co2BandOf(vehicle.co2).kind, day)
  const standard = runningCostOn(costs, 'roadTaxPencePerYear', day)
  if (yearOfUse > lastSupplementYear || !isDear(vehicle, day, costs)) return standard
  return standard + runningCostOn(costs, 'dearCarSupplementPencePerYear', day)
}

/**
 * Road tax of every year that begins within a term: what a provider that includes it pays at the
 * rates known today. Rule P-55.
 */
export function roadTaxOverTermPence(
  vehicle: TaxedVehicle,
  termMonths: number,
  costs: readonly RunningCost[],
): number {
  const years = Math.ceil(termMonths / 12)
  return sumPence(Array.from({ length: years }, (_, at) => roadTaxPence(vehicle, at + 1, costs)))
}

function isDear(vehicle: TaxedVehicle, day: string, costs: readonly RunningCost[]): boolean {
  const isElectric = vehicle.fuelType === 'electric'
  if (isElectric && vehicle.registeredOn < electricSupplementFrom) return false
  const threshold = isElectric ? 'dearElectricCarThresholdPence' : 'dearCarThresholdPence'
  return (vehicle.listPricePence ?? 0) > runningCostOn(costs, threshold, day)
}
