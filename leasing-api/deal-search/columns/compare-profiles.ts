import { financeTypes } from '#core/offer/finance-type.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'

type Profile = LeaseProfile | PcpProfile

/**
 * Compares profiles: finance type, term, mileage, initial rental or deposit, then ordinary before
 * special. Of two offers that are equal in all that counts, the one of the earlier profile is
 * shown.
 */
export function compareProfiles(left: Profile, right: Profile): number {
  const [a, b] = [keysOf(left), keysOf(right)]
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return a[at]! - b[at]!
  }
  return 0
}

function keysOf(profile: Profile): number[] {
  return [
    financeTypes.indexOf(profile.financeType),
    profile.termMonths,
    profile.annualMileageMiles,
    ...(profile.financeType === 'pcp'
      ? [profile.depositPounds, 0, 0, 0]
      : [
          profile.initialRentals,
          Number(profile.isInStock),
          Number(profile.isSpecialOffer),
          Number(profile.isMaintained),
        ]),
  ]
}
