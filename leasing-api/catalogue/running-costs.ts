import type { RunningCost } from '../queries/running-costs/running-costs.ts'

const estimate =
  'Our own estimate for the demonstration; replace it with the published weekly figure.'
const treasury = 'HM Treasury, Budget 2025'
const carTax = 'GOV.UK, rates of vehicle tax'

/** What running a car costs, with the day each figure begins to hold and when to look at it again. */
export const runningCosts: readonly RunningCost[] = [
  ['petrolPencePerLitre', '2026-01-01', 133, estimate, '2026-12-31'],
  ['dieselPencePerLitre', '2026-01-01', 142, estimate, '2026-12-31'],
  ['homeElectricityPencePerKwh', '2026-01-01', 27, estimate, '2026-12-31'],
  ['publicElectricityPencePerKwh', '2026-01-01', 56, estimate, '2026-12-31'],
  ['roadTaxPencePerYear', '2025-04-01', 19_500, carTax, '2027-03-31'],
  ['roadTaxPencePerYear', '2026-04-01', 20_000, carTax, '2027-03-31'],
  ['dearCarSupplementPencePerYear', '2025-04-01', 42_500, carTax, '2027-03-31'],
  ['dearCarSupplementPencePerYear', '2026-04-01', 44_000, carTax, '2027-03-31'],
  ['dearCarThresholdPence', '2025-04-01', 4_000_000, carTax, '2027-03-31'],
  ['dearElectricCarThresholdPence', '2025-04-01', 4_000_000, carTax, '2027-03-31'],
  ['dearElectricCarThresholdPence', '2026-04-01', 5_000_000, treasury, '2027-03-31'],
  ['electricMileageDutyPencePerMile', '2028-04-01', 3, treasury, '2027-12-31'],
  ['plugInMileageDutyPencePerMile', '2028-04-01', 1.5, treasury, '2027-12-31'],
].map(([kind, fromDay, amount, source, reviewBy]) => ({
  kind: kind as string,
  fromDay: fromDay as string,
  amount: amount as number,
  source: source as string,
  reviewBy: reviewBy as string,
}))
