import { totalPence } from '../lease/offer-amounts.ts'
import type { Offer } from '#core/offer/offer.ts'

/**
 * Total miles allowed by an agreement. A part of a mile counts for the driver. Rule P-26.
 * @example agreedMiles({ annualMileageMiles: 8000, termMonths: 18 }) // 12_000
 */
export function agreedMiles(profile: { annualMileageMiles: number; termMonths: number }): number {
  return Math.ceil((profile.annualMileageMiles * profile.termMonths) / 12)
}

/**
 * Cost of an offer per agreed mile, in pence with one decimal. Rule P-26.
 * @example costPerMilePence(corsaPersonal36) // 35 (£8,409 over 24,000 miles)
 */
export function costPerMilePence(offer: Offer): number {
  return Math.round((totalPence(offer) * 10) / agreedMiles(offer.profile)) / 10
}
