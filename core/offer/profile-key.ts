import type { LeaseProfile } from './lease-profile.ts'

/**
 * The stable key of a lease profile: the last part of an offer's id and the key of a rate book's
 * profile dictionary. Rule P-17.
 * @example profileKey(corsaPersonal36) // 'p36-8000-9-fn'
 */
export function profileKey(profile: LeaseProfile): string {
  const finance = profile.financeType === 'personal' ? 'p' : 'b'
  const stock = profile.isInStock ? 's' : 'f'
  const maintained = profile.isMaintained ? 'm' : 'n'
  const special = profile.isSpecialOffer ? 'x' : ''
  return `${finance}${profile.termMonths}-${profile.annualMileageMiles}-${profile.initialRentals}-${stock}${maintained}${special}`
}

const pattern = /^([pb])([1-9]\d{0,2})-([1-9]\d{0,5})-([1-9]\d?)-([sf])([mn])(x?)$/

/** Parses a profile key; null when invalid. Rule P-17. */
export function parseProfileKey(key: string): LeaseProfile | null {
  const match = pattern.exec(key)
  if (!match) return null
  return {
    financeType: match[1] === 'p' ? 'personal' : 'business',
    termMonths: Number(match[2]),
    annualMileageMiles: Number(match[3]),
    initialRentals: Number(match[4]),
    isInStock: match[5] === 's',
    isMaintained: match[6] === 'm',
    isSpecialOffer: match[7] === 'x',
  }
}
