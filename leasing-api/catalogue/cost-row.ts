import type { RunningCostKind } from '#core/pricing/running-costs/running-cost.ts'

/** A dated figure in the order in which the tables are written. */
export type CostRow = readonly [
  kind: RunningCostKind,
  fromDay: string,
  amount: number,
  source: string,
  reviewBy: string,
]
