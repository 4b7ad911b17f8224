import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { pcpDepositBandOf } from '#core/pricing/pcp/pcp-deposit-band.ts'

/**
 * The deposit filter's value for a profile: months up front of a lease; for PCP the smallest
 * ceiling in pounds that holds its deposit, null above them all. Rule F-50.
 */
export function depositFilterValue(profile: LeaseProfile | PcpProfile): number | null {
  return profile.financeType === 'pcp'
    ? pcpDepositBandOf(profile.depositPounds * 100)
    : profile.initialRentals
}
