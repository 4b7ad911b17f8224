import type { DealQuery } from '#core/filters/deal-query.ts'
import { depositFilterValue } from '#core/filters/deposit-filter-value.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { profileFails } from './fails.ts'

type Profile = LeaseProfile | PcpProfile

/** The filters of a query that offers of a profile fail, as bits; 0 when they pass. */
export function failsOfProfile(query: DealQuery, profile: Profile): number {
  let fails = 0
  if (profile.financeType !== query.financeType) fails |= profileFails.financeType
  if (!allows(query.terms, profile.termMonths)) fails |= profileFails.term
  if (!allows(query.annualMileages, profile.annualMileageMiles)) fails |= profileFails.annualMileage
  if (!isDepositWanted(query, profile)) fails |= profileFails.deposit
  const lease = profile.financeType === 'pcp' ? null : profile
  if (query.isInStockOnly && !lease?.isInStock) fails |= profileFails.stock
  if (query.isSpecialOfferOnly && !lease?.isSpecialOffer) fails |= profileFails.hidden
  if (query.isMaintained !== (lease?.isMaintained ?? false)) fails |= profileFails.hidden
  return fails
}

/** Months chosen for a lease say nothing of a PCP's deposit, nor the other way round. */
function isDepositWanted(query: DealQuery, profile: Profile): boolean {
  const isOtherKind = (query.financeType === 'pcp') !== (profile.financeType === 'pcp')
  if (isOtherKind || query.depositValues.length === 0) return true
  const value = depositFilterValue(profile)
  return value !== null && query.depositValues.includes(value)
}

function allows(chosen: readonly number[], value: number): boolean {
  return chosen.length === 0 || chosen.includes(value)
}
