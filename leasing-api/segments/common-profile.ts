import { commonProfile, type LeaseProfile } from '#core/offer/lease-profile.ts'

/** Whether a lease is on the common profile of its finance type, and without maintenance. */
export function isOnCommonProfile(profile: LeaseProfile): boolean {
  const common = commonProfile[profile.financeType]
  return (
    !profile.isMaintained &&
    profile.termMonths === common.termMonths &&
    profile.annualMileageMiles === common.annualMileageMiles &&
    profile.initialRentals === common.initialRentals
  )
}
