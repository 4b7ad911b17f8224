import { budgetRanges, type BudgetRange } from '../pricing/budget-range.ts'
import { type RentalRange, rentalRanges } from '../pricing/lease/rental-range.ts'
import type { SearchRecord } from '../filters/address/filters-from-search.ts'
import type { Sort } from '../filters/query/sort.ts'
import { anyBudget, type BudgetFilters } from './matching-offers.ts'

/** Orders of a deal page's offers; the first is the default. Rule L-60. */
export const offerSorts = [
  'totalCost|asc',
  'minPayment|asc',
  'minPayment|desc',
] as const satisfies readonly Sort[]

export type OfferSort = (typeof offerSorts)[number]

/** What is chosen on a deal page beside the words of its sentence. Rules L-60, L-61, L-62. */
export type OfferChoice = {
  sort: OfferSort
  /** The band a monthly price is to lie in; null for any. */
  budgetRange: BudgetRange | null
  /** The most that a first payment may be. */
  rentalRange: RentalRange
  /** The offer that is marked in place of the best; null while it is the best. */
  offerId: string | null
}

export const noOfferChoice: OfferChoice = {
  sort: offerSorts[0],
  budgetRange: null,
  rentalRange: '0',
  offerId: null,
}

/** Whether prices are limited at all. */
export const hasBudget = ({ budgetRange, rentalRange }: OfferChoice): boolean =>
  budgetRange !== null || rentalRange !== '0'

/** The limits as the filters of offers. */
export function budgetOf({ budgetRange, rentalRange }: OfferChoice): BudgetFilters {
  return { ...anyBudget, budgetRanges: budgetRange === null ? [] : [budgetRange], rentalRange }
}

/** What an address chooses beside the sentence; a value that is none counts as left out. Rule L-49. */
export function offerChoiceFromSearch(search: SearchRecord): OfferChoice {
  const text = (key: string) => [search[key]].flat()[0]
  return {
    sort: offerSorts.find((sort) => sort === text('sort')) ?? noOfferChoice.sort,
    budgetRange: budgetRanges.find(({ value }) => value === text('budgetRange'))?.value ?? null,
    rentalRange: rentalRanges.find((range) => range === text('rentalRange')) ?? '0',
    offerId: text('offer') ?? null,
  }
}
