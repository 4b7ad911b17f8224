import type { LeaseProfile } from './lease-profile.ts'
import { parseProfileKey, profileKey } from './profile-key.ts'

/** The profile of a PCP price: what it depends on beside derivative and provider. Rule P-17. */
export type PcpProfile = {
  financeType: 'pcp'
  termMonths: number
  annualMileageMiles: number
  depositPounds: number
}

export type OfferIdentity = {
  providerId: number
  capId: string
  profile: LeaseProfile | PcpProfile
}

/**
 * The id of an offer: provider, car and profile. It survives every new rate book: the same id may
 * have another price tomorrow. Rule P-16.
 * @example offerId({ providerId: 7, capId: '1234567', profile }) // '7-1234567-p36-8000-9-fn'
 */
export function offerId({ providerId, capId, profile }: OfferIdentity): string {
  return offerIdOfKey(providerId, capId, anyProfileKey(profile))
}

/** The id of an offer from its profile key (`anyProfileKey`). Rule P-16. */
export function offerIdOfKey(providerId: number, capId: string, key: string): string {
  return `${providerId}-${capId}-${key}`
}

/**
 * The key of a lease or PCP profile, the last part of an offer's id. Rule P-17. @example
 * anyProfileKey(corsaPcp36.profile) // 'c36-8000-2000'
 */
export function anyProfileKey(profile: LeaseProfile | PcpProfile): string {
  return profile.financeType === 'pcp' ? pcpKey(profile) : profileKey(profile)
}

/** Parses an offer id; null when invalid. Rule P-16. */
export function parseOfferId(id: string): OfferIdentity | null {
  const match = /^([1-9]\d{0,5})-([1-9]\d{0,11})-([a-z0-9-]{1,40})$/.exec(id)
  if (!match) return null
  const [, providerId, capId, key] = match as unknown as [string, string, string, string]
  const profile = parsePcpKey(key) ?? parseProfileKey(key)
  return profile && { providerId: Number(providerId), capId, profile }
}

function pcpKey(profile: PcpProfile): string {
  return `c${profile.termMonths}-${profile.annualMileageMiles}-${profile.depositPounds}`
}

function parsePcpKey(key: string): PcpProfile | null {
  const match = /^c([1-9]\d{0,2})-([1-9]\d{0,5})-(0|[1-9]\d{0,5})$/.exec(key)
  if (!match) return null
  return {
    financeType: 'pcp',
    termMonths: Number(match[1]),
    annualMileageMiles: Number(match[2]),
    depositPounds: Number(match[3]),
  }
}
