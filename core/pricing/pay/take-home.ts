import { dividePence } from '../money/rounding.ts'
import { sumPence } from '../money/sum-pence.ts'
import {
  type RunningCost,
  type RunningCostKind,
  runningCostOn,
} from '../running-costs/running-cost.ts'

/** Where somebody pays income tax. Wales and Northern Ireland have England's rates. Rule P-103. */
export const taxRegions = ['england', 'scotland'] as const

export type TaxRegion = (typeof taxRegions)[number]

/** The tax tables of a day. */
export type TaxTables = { costs: readonly RunningCost[]; day: string }

/** The rates by region, lowest first, each with where it ends; the last has no end. */
const rates = {
  england: [
    ['incomeTaxBasicPercent', 'incomeTaxBasicUpToPence'],
    ['incomeTaxHigherPercent', 'incomeTaxHigherUpToPence'],
    ['incomeTaxAdditionalPercent', null],
  ],
  scotland: [
    ['scottishStarterPercent', 'scottishStarterUpToPence'],
    ['scottishBasicPercent', 'scottishBasicUpToPence'],
    ['scottishIntermediatePercent', 'scottishIntermediateUpToPence'],
    ['scottishHigherPercent', 'scottishHigherUpToPence'],
    ['scottishAdvancedPercent', 'scottishAdvancedUpToPence'],
    ['scottishTopPercent', null],
  ],
} as const satisfies Record<
  TaxRegion,
  readonly (readonly [percent: RunningCostKind, upTo: RunningCostKind | null])[]
>

/**
 * Income tax on a year's income, pay and benefits together, in whole pence, rounded down. The
 * personal allowance falls by £1 for every £2 above its limit. Rule P-103.
 */
export function incomeTaxPence(incomePence: number, region: TaxRegion, tables: TaxTables): number {
  const on = (kind: RunningCostKind) => runningCostOn(tables.costs, kind, tables.day)
  const above = Math.max(0, incomePence - on('personalAllowanceFullUpToPence'))
  const lost = Math.floor(above / 200) * 100
  const allowance = Math.max(0, on('personalAllowancePence') - lost)
  const taxable = Math.max(0, incomePence - allowance)
  let from = 0
  const hundredths = rates[region].map(([percent, upTo]) => {
    const until = upTo === null ? taxable : Math.min(taxable, on(upTo))
    const inBand = Math.max(0, until - from)
    from = Math.max(from, until)
    return inBand * on(percent)
  })
  return dividePence(sumPence(hundredths), 100, 'down')
}

/** An employee's National Insurance on a year's pay, in whole pence, rounded down. Rule P-104. */
export function nationalInsurancePence(payPence: number, { costs, day }: TaxTables): number {
  const on = (kind: RunningCostKind) => runningCostOn(costs, kind, day)
  const upperFrom = on('nationalInsuranceUpperFromPence')
  const main = Math.max(0, Math.min(payPence, upperFrom) - on('nationalInsuranceFromPence'))
  const upper = Math.max(0, payPence - upperFrom)
  const hundredths =
    main * on('nationalInsuranceMainPercent') + upper * on('nationalInsuranceUpperPercent')
  return dividePence(hundredths, 100, 'down')
}

/** The employer's National Insurance on a year's pay, in whole pence, rounded down. Rule P-104. */
export function employerInsurancePence(payPence: number, { costs, day }: TaxTables): number {
  const on = (kind: RunningCostKind) => runningCostOn(costs, kind, day)
  const above = Math.max(0, payPence - on('employerNationalInsuranceFromPence'))
  return dividePence(above * on('employerNationalInsurancePercent'), 100, 'down')
}

/**
 * What is left of a year's pay after income tax on pay and benefit, and National Insurance on pay
 * alone, in whole pence. Rules P-103, P-104.
 */
export function takeHomePence(
  { payPence, benefitPence }: { payPence: number; benefitPence: number },
  region: TaxRegion,
  tables: TaxTables,
): number {
  const tax = incomeTaxPence(payPence + benefitPence, region, tables)
  return payPence - tax - nationalInsurancePence(payPence, tables)
}
