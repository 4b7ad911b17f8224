/**
 * The kinds of dated figures that take-home pay is worked out from, by tax year. Bands are the most
 * taxable income, after the personal allowance, that a rate is paid on. Rules P-48, P-103, P-104.
 */
export const payKinds = [
  'personalAllowancePence',
  'personalAllowanceFullUpToPence',
  'incomeTaxBasicUpToPence',
  'incomeTaxHigherUpToPence',
  'scottishStarterPercent',
  'scottishStarterUpToPence',
  'scottishBasicPercent',
  'scottishBasicUpToPence',
  'scottishIntermediatePercent',
  'scottishIntermediateUpToPence',
  'scottishHigherPercent',
  'scottishHigherUpToPence',
  'scottishAdvancedPercent',
  'scottishAdvancedUpToPence',
  'scottishTopPercent',
  'nationalInsuranceMainPercent',
  'nationalInsuranceUpperPercent',
  'nationalInsuranceFromPence',
  'nationalInsuranceUpperFromPence',
  'employerNationalInsurancePercent',
  'employerNationalInsuranceFromPence',
  'nationalLivingWagePencePerHour',
  'carUpkeepPencePerMonth',
] as const
