/**
 * The kinds of dated figures that the tax on a company car is calculated from; each holds from the
 * first day of a tax year. Per cent, but for the limit of the disallowance, which is grams of CO2 a
 * kilometre. Rules P-48, P-93, P-95.
 */
export const companyCarKinds = [
  'benefitPercent0',
  'benefitPercentRange130',
  'benefitPercentRange70',
  'benefitPercentRange40',
  'benefitPercentRange30',
  'benefitPercentRangeBelow30',
  'benefitPercentFrom51',
  'benefitPercentMost',
  'benefitPercentDieselSupplement',
  'incomeTaxBasicPercent',
  'incomeTaxHigherPercent',
  'incomeTaxAdditionalPercent',
  'leaseDisallowedPercent',
  'leaseDisallowedAboveCo2',
] as const
