import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { addMonths } from '../pcp/agreement-days.ts'
import { nearestPenny } from '../money/rounding.ts'
import { type RunningCost, runningCostOn } from './running-cost.ts'

/** Kind of the duty's rate, by fuel. */
const duties = {
  electric: 'electricMileageDutyPencePerMile',
  'plug-in-hybrid': 'plugInMileageDutyPencePerMile',
} as const satisfies Partial<Record<FuelType, string>>

/**
 * Duty in pence a mile on a day; 0 for fuels without the duty, and for vans, which are exempt. Rule
 * P-54.
 */
export function mileageDutyPencePerMile(
  { fuelType, isVan }: { fuelType: FuelType; isVan: boolean },
  day: string,
  costs: readonly RunningCost[],
): number {
  const kind = fuelType in duties ? duties[fuelType as keyof typeof duties] : null
  return kind === null || isVan ? 0 : runningCostOn(costs, kind, day)
}

/** A vehicle with a period of use. */
export type DutyPeriod = {
  fuelType: FuelType
  isVan: boolean
  annualMileageMiles: number
  /** `YYYY-MM-DD` */
  fromDay: string
  termMonths: number
}

/**
 * Mileage duty over a term, in whole pence, half up: each month's twelfth of the yearly miles at
 * the rate that holds on the month's first day. Rule P-54.
 */
export function mileageDutyPence(period: DutyPeriod, costs: readonly RunningCost[]): number {
  const months = Array.from({ length: period.termMonths }, (_, at) =>
    mileageDutyPencePerMile(period, addMonths(period.fromDay, at), costs),
  )
  const rates = months.reduce((sum, pencePerMile) => sum + pencePerMile, 0)
  return nearestPenny((rates * period.annualMileageMiles) / 12)
}
