import type { BodyType } from '#core/vehicle/body-type.ts'
import { type RunningCost, runningCostRowOn } from '../running-costs/running-cost.ts'
import type { FigureSource } from './company-car-tax.ts'

/** The part of a car's hire that no business may set against its profit. */
export type LeaseDisallowance = FigureSource & {
  /** Of the rent; 0 for a van and for a car within the limit, null where its CO2 is not known. */
  percent: number | null
  /** What a car above the limit loses. */
  usualPercent: number
  /** Grams a kilometre: a car at the limit loses nothing. */
  aboveCo2: number
}

/**
 * The disallowed share of the rent of a car or van, at the rules of the day the lease begins. Throws
 * `MissingRunningCost` on a day that the table does not reach. Rule P-92.
 */
export function leaseDisallowance(
  car: { bodyType: BodyType; co2: number | null },
  costs: readonly RunningCost[],
  day: string,
): LeaseDisallowance {
  const {
    amount: usualPercent,
    source,
    reviewBy,
  } = runningCostRowOn(costs, 'leaseDisallowedPercent', day)
  const aboveCo2 = runningCostRowOn(costs, 'leaseDisallowedAboveCo2', day).amount
  const rules = { usualPercent, aboveCo2, source, reviewBy }
  if (car.bodyType === 'van') return { ...rules, percent: 0 }
  if (car.co2 === null) return { ...rules, percent: null }
  return { ...rules, percent: car.co2 > aboveCo2 ? usualPercent : 0 }
}
