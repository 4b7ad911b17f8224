import { co2Bands } from '#core/pricing/running-costs/co2-bands.ts'
import type { RunningCost, RunningCostKind } from '#core/pricing/running-costs/running-cost.ts'
import type { CostRow } from './cost-row.ts'
import { damageRows } from './damage-rows.ts'
import { payRows } from './pay-rows.ts'

const estimate = 'Our own estimate for the demonstration; your own figure is better.'
const treasury = 'HM Treasury, Budget 2025'
const carTax = 'GOV.UK, rates of vehicle tax'
const noDutyYet = 'No duty before April 2028'
const knownOn = 'as known on 24 November 2026'
const benefit = `HMRC, booklet 480, appendix 2; Finance (No. 2) Act 2023; Finance Act 2025; ${knownOn}`
const incomeTax = `GOV.UK, Income Tax rates of England, Wales and Northern Ireland; ${knownOn}`
const disallowance = `HMRC, Business Income Manual, BIM47700; Corporation Tax Act 2009, s. 56; ${knownOn}`

const rows: readonly CostRow[] = [
  ['petrolPencePerLitre', '2026-01-01', 133, estimate, '2026-12-31'],
  ['dieselPencePerLitre', '2026-01-01', 142, estimate, '2026-12-31'],
  ['homeElectricityPencePerKwh', '2026-01-01', 27, estimate, '2026-12-31'],
  ['publicElectricityPencePerKwh', '2026-01-01', 56, estimate, '2026-12-31'],
  ...firstYears(
    '2025-04-01',
    [10, 110, 130, 270, 350, 390, 440, 540, 1360, 2190, 3300, 4680, 5490],
  ),
  ...firstYears(
    '2026-04-01',
    [10, 115, 135, 280, 365, 405, 455, 560, 1410, 2270, 3420, 4850, 5690],
  ),
  ['roadTaxPencePerYear', '2025-04-01', 19_500, carTax, '2027-03-31'],
  ['roadTaxPencePerYear', '2026-04-01', 20_000, carTax, '2027-03-31'],
  // The rate of April 2026 is not at hand; its review date says so.
  ['vanRoadTaxPencePerYear', '2025-04-01', 34_500, carTax, '2026-03-31'],
  ['dearCarSupplementPencePerYear', '2025-04-01', 42_500, carTax, '2027-03-31'],
  ['dearCarSupplementPencePerYear', '2026-04-01', 44_000, carTax, '2027-03-31'],
  ['dearCarThresholdPence', '2025-04-01', 4_000_000, carTax, '2027-03-31'],
  ['dearElectricCarThresholdPence', '2025-04-01', 4_000_000, carTax, '2027-03-31'],
  ['dearElectricCarThresholdPence', '2026-04-01', 5_000_000, treasury, '2027-03-31'],
  ['electricMileageDutyPencePerMile', '2025-04-01', 0, noDutyYet, '2027-12-31'],
  ['electricMileageDutyPencePerMile', '2028-04-01', 3, treasury, '2027-12-31'],
  ['plugInMileageDutyPencePerMile', '2025-04-01', 0, noDutyYet, '2027-12-31'],
  ['plugInMileageDutyPencePerMile', '2028-04-01', 1.5, treasury, '2027-12-31'],
  ...benefitYears(),
  ['incomeTaxBasicPercent', '2025-04-06', 20, incomeTax, '2027-04-05'],
  ['incomeTaxHigherPercent', '2025-04-06', 40, incomeTax, '2027-04-05'],
  ['incomeTaxAdditionalPercent', '2025-04-06', 45, incomeTax, '2027-04-05'],
  ['leaseDisallowedPercent', '2021-04-01', 15, disallowance, '2027-04-05'],
  ['leaseDisallowedAboveCo2', '2021-04-01', 50, disallowance, '2027-04-05'],
  ...payRows,
  ...damageRows,
]

/** Running costs, each with the day it begins to hold and the day to review it. */
export const runningCosts: readonly RunningCost[] = rows.map(
  ([kind, fromDay, amount, source, reviewBy]) => ({ kind, fromDay, amount, source, reviewBy }),
)

/** The first-year rates of a tax year, in whole pounds, from the lowest band of CO2 to the highest. */
function firstYears(fromDay: string, pounds: readonly number[]): CostRow[] {
  return co2Bands.map(({ kind }, at) => [kind, fromDay, pounds[at]! * 100, carTax, '2027-03-31'])
}

/** Benefit in kind by tax year: per cent of the list price. */
function benefitYears(): CostRow[] {
  const table: readonly [kind: RunningCostKind, ...byYear: number[]][] = [
    ['benefitPercent0', 3, 4, 5, 7, 9],
    ['benefitPercentRange130', 3, 4, 5, 18, 19],
    ['benefitPercentRange70', 6, 7, 8, 18, 19],
    ['benefitPercentRange40', 9, 10, 11, 18, 19],
    ['benefitPercentRange30', 13, 14, 15, 18, 19],
    ['benefitPercentRangeBelow30', 15, 16, 17, 18, 19],
    ['benefitPercentFrom51', 16, 17, 18, 19, 20],
    ['benefitPercentMost', 37, 37, 37, 38, 39],
    ['benefitPercentDieselSupplement', 4, 4, 4, 4, 4],
  ]
  return table.flatMap(([kind, ...byYear]) =>
    byYear.map((percent, at): CostRow => [
      kind,
      `${2025 + at}-04-06`,
      percent,
      benefit,
      '2027-04-05',
    ]),
  )
}
