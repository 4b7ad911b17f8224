import type { ReadQuery } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { OfferFilters } from '#core/landing/matching-offers.ts'

/** The filters on one car's offers, from the call's query. */
export function offerFilters(query: ReadQuery<typeof calls.getTopOffers>): OfferFilters {
  return {
    financeType: query.financeType,
    termsMonths: query.terms,
    annualMileagesMiles: query.annualMileages,
    depositValues: query.depositValues,
    budgetRanges: query.budgetRanges,
    budgetFrom: query.budgetFrom ?? null,
    budgetTo: query.budgetTo ?? null,
    rentalRange: query.rentalRange,
    isInStock: query.stock ?? null,
    isMaintained: query.maintained ?? false,
  }
}
