import type { LeaseProfile } from '../offer/lease-profile.ts'
import type { PcpProfile } from '../offer/offer-id.ts'
import { pcpDepositBandOf } from '../pricing/pcp-deposit-band.ts'

/**
 * The deposit filter's value for a profile: months up front of a lease; for PCP the smallest
 * ceiling in pounds that holds its deposit, null above them all. Rule F-50.
 */
export function depositFilterValue(profile: LeaseProfile | PcpProfile): number | null {
  return profile.financeType === 'pcp'
    ? pcpDepositBandOf(profile.depositPounds * 100)
    : profile.initialRentals
}
