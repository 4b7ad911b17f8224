import type { DealQuery } from '#core/filters/deal-query.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { rentalRangeCeilingPence } from '#core/pricing/rental-range.ts'

/** The most a first payment may be; infinite without a limit. */
export function initialLimitPence(query: DealQuery): number {
  return rentalRangeCeilingPence(query.rentalRange) ?? Number.POSITIVE_INFINITY
}

/** The first payment of a profile's offer: rentals at once, or the customer's deposit. */
export function initialPenceOf(profile: LeaseProfile | PcpProfile, monthlyPence: number): number {
  return profile.financeType === 'pcp'
    ? profile.depositPounds * 100
    : profile.initialRentals * monthlyPence
}
