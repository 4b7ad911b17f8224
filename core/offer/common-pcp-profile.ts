import type { PcpProfile } from './offer-id.ts'

/**
 * The default profile of PCP prices, beside the leases' common profile: about a tenth of a usual
 * car's price as the deposit, the middle one of those usually quoted. The largest makes the lowest
 * month, so a list that left the deposit open would flatter every price. Rule P-74.
 */
export const commonPcpProfile = {
  termMonths: 36,
  annualMileageMiles: 8000,
  depositPounds: 2500,
} as const satisfies Omit<PcpProfile, 'financeType'>
