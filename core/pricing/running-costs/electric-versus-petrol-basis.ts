import type { BodyType } from '#core/vehicle/body-type.ts'
import { typicalUse, usualHomeChargingPercent } from './electric-versus-petrol.ts'
import { type RunningCost, type RunningCostKind, runningCostRowOn } from './running-cost.ts'

/** An assumption of the comparison in words, with its source. */
export type Assumption = {
  name: string
  amount: number
  unit: string
  source: string
  /** First day it applies, and the day it is due for review, `YYYY-MM-DD`. */
  fromDay: string
  reviewBy: string
}

const words = {
  homeElectricityPencePerKwh: { name: 'Electricity at home', unit: 'p per kWh' },
  publicElectricityPencePerKwh: { name: 'Electricity at public chargers', unit: 'p per kWh' },
  roadTaxPencePerYear: { name: 'Road tax of a car after its first year', unit: 'p a year' },
  vanRoadTaxPencePerYear: { name: 'Road tax of a van', unit: 'p a year' },
  electricMileageDutyPencePerMile: { name: 'Mileage duty on electric cars', unit: 'p a mile' },
} as const satisfies Partial<Record<RunningCostKind, { name: string; unit: string }>>

const ownEstimate = {
  source: 'Our own estimate',
  fromDay: '2026-01-01',
  reviewBy: '2026-12-31',
} as const

/**
 * The assumptions of a comparison of electricity and petrol, beside the visitor's figures: dated
 * figures in force on its day, and our own estimates, marked as such. Throws `MissingRunningCost`
 * when the table does not cover the day. Rules P-48, P-58, P-71.
 */
export function electricVersusPetrolBasis(
  bodyType: BodyType,
  costs: readonly RunningCost[],
  day: string,
): Assumption[] {
  const kinds = [
    'homeElectricityPencePerKwh',
    'publicElectricityPencePerKwh',
    ...(bodyType === 'van'
      ? (['vanRoadTaxPencePerYear'] as const)
      : (['roadTaxPencePerYear', 'electricMileageDutyPencePerMile'] as const)),
  ] as const
  const { milesPerGallon, milesPerKwh } = typicalUse[bodyType]
  return [
    ...kinds.map((kind) => {
      const { amount, source, fromDay, reviewBy } = runningCostRowOn(costs, kind, day)
      return { ...words[kind], amount, source, fromDay, reviewBy }
    }),
    { name: 'Petrol car', amount: milesPerGallon, unit: 'miles a gallon', ...ownEstimate },
    { name: 'Electric car', amount: milesPerKwh, unit: 'miles per kWh', ...ownEstimate },
    { name: 'Charged at home', amount: usualHomeChargingPercent, unit: '%', ...ownEstimate },
  ]
}
