import type { LeaseFinanceType } from './finance-type.ts'

/**
 * Everything that distinguishes one price of a derivative at a provider from the next:
 * the dimensions a provider's rate book is priced over. Rule P-17.
 */
export type LeaseProfile = {
  financeType: LeaseFinanceType
  termMonths: number
  annualMileageMiles: number
  /** Monthly payments made at once at the start: 1, 3, 6, 9 or 12. */
  initialRentals: number
  isInStock: boolean
  /**
   * The provider's own mark, part of a price's identity. Whether it holds: `LeaseOffer.special`.
   */
  isSpecialOffer: boolean
  isMaintained: boolean
}

/** Usual terms, mileages and initial rentals of leases. Rule P-19. */
export const usualTermsMonths = [24, 36, 48] as const
export const usualAnnualMileagesMiles = [
  5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000,
] as const
export const usualInitialRentals = [1, 3, 6, 9, 12] as const

/**
 * The default lease profile of lists, so that prices are comparable: three years, six months up
 * front, 8,000 miles a year (10,000 for a business). Rule P-18.
 */
export const commonProfile = {
  personal: { termMonths: 36, annualMileageMiles: 8000, initialRentals: 6 },
  business: { termMonths: 36, annualMileageMiles: 10000, initialRentals: 6 },
} as const satisfies Record<
  LeaseFinanceType,
  Pick<LeaseProfile, 'termMonths' | 'annualMileageMiles' | 'initialRentals'>
>
