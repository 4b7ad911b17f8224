import type { DealQuery } from '#core/filters/deal-query.ts'
import type { ReadQuery } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

type Filters = ReadQuery<typeof calls.getFilters>

/** A list's query as the deal search asks it. Doors and car models are only known to some calls. */
export function dealQuery(
  query: Omit<Filters, 'doors' | 'carModels'> & Partial<Filters>,
): DealQuery {
  return {
    financeType: query.financeType,
    terms: query.terms,
    annualMileages: query.annualMileages,
    depositValues: query.depositValues,
    manufacturers: query.manufacturers,
    ranges: query.ranges,
    carModels: query.carModels ?? [],
    bodyTypes: query.bodyTypes,
    fuelTypes: query.fuelTypes,
    transmissions: query.transmissions,
    doors: query.doors ?? [],
    pureElectricRanges: query.pureElectricRanges,
    budgetRanges: query.budgetRanges,
    budgetFrom: query.budgetFrom ?? null,
    budgetTo: query.budgetTo ?? null,
    rentalRange: query.rentalRange,
    isInStockOnly: query.stock ?? false,
    isSpecialOfferOnly: query.specialOffers ?? false,
    isMaintained: query.maintained ?? false,
    sort: query.sort,
  }
}
