import type { CostRow } from './cost-row.ts'

const knownOn = 'as known on 24 November 2026'
const incomeTax = `GOV.UK, Income Tax rates and Personal Allowances; ${knownOn}`
const scottish = `Scottish Government, Scottish Income Tax 2026 to 2027; ${knownOn}`
const scottishBefore = `Scottish Government, Scottish Income Tax 2025 to 2026; ${knownOn}`
const insurance = `GOV.UK, rates and thresholds for employers 2026 to 2027; ${knownOn}`
const livingWage = `GOV.UK, National Minimum Wage and National Living Wage rates; ${knownOn}`
const upkeep = 'Our own estimate of insurance, servicing and tyres'
const taxYearEnd = '2027-04-05'

/**
 * What take-home pay is worked out from. Bands end at so much taxable income, after the personal
 * allowance: £50,270 of pay is £37,700. The allowance and England's bands are frozen until 2031.
 */
export const payRows: readonly CostRow[] = [
  ['personalAllowancePence', '2025-04-06', 12_570_00, incomeTax, taxYearEnd],
  ['personalAllowanceFullUpToPence', '2025-04-06', 100_000_00, incomeTax, taxYearEnd],
  ['incomeTaxBasicUpToPence', '2025-04-06', 37_700_00, incomeTax, taxYearEnd],
  ['incomeTaxHigherUpToPence', '2025-04-06', 125_140_00, incomeTax, taxYearEnd],

  ['scottishStarterPercent', '2025-04-06', 19, scottish, taxYearEnd],
  ['scottishStarterUpToPence', '2025-04-06', 2_827_00, scottishBefore, taxYearEnd],
  ['scottishStarterUpToPence', '2026-04-06', 3_967_00, scottish, taxYearEnd],
  ['scottishBasicPercent', '2025-04-06', 20, scottish, taxYearEnd],
  ['scottishBasicUpToPence', '2025-04-06', 14_921_00, scottishBefore, taxYearEnd],
  ['scottishBasicUpToPence', '2026-04-06', 16_956_00, scottish, taxYearEnd],
  ['scottishIntermediatePercent', '2025-04-06', 21, scottish, taxYearEnd],
  ['scottishIntermediateUpToPence', '2025-04-06', 31_092_00, scottish, taxYearEnd],
  ['scottishHigherPercent', '2025-04-06', 42, scottish, taxYearEnd],
  ['scottishHigherUpToPence', '2025-04-06', 62_430_00, scottish, taxYearEnd],
  ['scottishAdvancedPercent', '2025-04-06', 45, scottish, taxYearEnd],
  ['scottishAdvancedUpToPence', '2025-04-06', 125_140_00, scottish, taxYearEnd],
  ['scottishTopPercent', '2025-04-06', 48, scottish, taxYearEnd],

  ['nationalInsuranceMainPercent', '2025-04-06', 8, insurance, taxYearEnd],
  ['nationalInsuranceUpperPercent', '2025-04-06', 2, insurance, taxYearEnd],
  ['nationalInsuranceFromPence', '2025-04-06', 12_570_00, insurance, taxYearEnd],
  ['nationalInsuranceUpperFromPence', '2025-04-06', 50_270_00, insurance, taxYearEnd],
  ['employerNationalInsurancePercent', '2025-04-06', 15, insurance, taxYearEnd],
  ['employerNationalInsuranceFromPence', '2025-04-06', 5_000_00, insurance, taxYearEnd],
  ['nationalLivingWagePencePerHour', '2026-04-01', 12_71, livingWage, '2027-03-31'],

  ['carUpkeepPencePerMonth', '2026-01-01', 95_00, upkeep, '2026-12-31'],
]
