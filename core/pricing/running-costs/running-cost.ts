import { co2Bands } from './co2-bands.ts'
import { companyCarKinds } from '../company-car/company-car-kinds.ts'
import { handBackKinds } from '../hand-back/hand-back-kinds.ts'
import { payKinds } from '../pay/pay-kinds.ts'
import { compareText } from '../money/compare-text.ts'

/** The kinds of dated figures that running costs are calculated from. Rule P-48. */
export const runningCostKinds = [
  'petrolPencePerLitre',
  'dieselPencePerLitre',
  'homeElectricityPencePerKwh',
  'publicElectricityPencePerKwh',
  ...co2Bands.map(({ kind }) => kind),
  'roadTaxPencePerYear',
  'vanRoadTaxPencePerYear',
  'dearCarSupplementPencePerYear',
  'dearCarThresholdPence',
  'dearElectricCarThresholdPence',
  'electricMileageDutyPencePerMile',
  'plugInMileageDutyPencePerMile',
  ...companyCarKinds,
  ...payKinds,
  ...handBackKinds,
] as const

export type RunningCostKind = (typeof runningCostKinds)[number]

/** A dated figure with its source: a row of the table that every calculation is given. */
export type RunningCost = {
  /** A `RunningCostKind`; rows of other kinds are ignored. */
  kind: string
  /** First day the amount applies, `YYYY-MM-DD`. */
  fromDay: string
  amount: number
  source: string
  /** Day the figure is due for review, `YYYY-MM-DD`. */
  reviewBy: string
}

/** Thrown when no row of the table covers a day. */
export class MissingRunningCost extends Error {
  override readonly name = 'MissingRunningCost'
  constructor(kind: RunningCostKind, day: string) {
    super(`No ${kind} is known for ${day}. Add a row to the running costs that begins by then.`)
  }
}

/**
 * The amount of a kind in force on a day: the row that began last. Throws `MissingRunningCost` when
 * none had begun. Rule P-48.
 */
export function runningCostOn(
  costs: readonly RunningCost[],
  kind: RunningCostKind,
  day: string,
): number {
  return runningCostRowOn(costs, kind, day).amount
}

/** The row of a kind in force on a day, with source and dates. Rule P-48. */
export function runningCostRowOn(
  costs: readonly RunningCost[],
  kind: RunningCostKind,
  day: string,
): RunningCost {
  const row = rowOn(costs, kind, day)
  if (!row) throw new MissingRunningCost(kind, day)
  return row
}

/** Rows in force on a day whose review is overdue: pages that use them say so. Rule P-49. */
export function costsToReview(costs: readonly RunningCost[], day: string): RunningCost[] {
  return costs.filter((row) => row.reviewBy < day && row === rowOn(costs, row.kind, day))
}

function rowOn(costs: readonly RunningCost[], kind: string, day: string): RunningCost | undefined {
  return costs
    .filter((row) => row.kind === kind && row.fromDay <= day)
    .toSorted((left, right) => compareText(left.fromDay, right.fromDay))
    .at(-1)
}
