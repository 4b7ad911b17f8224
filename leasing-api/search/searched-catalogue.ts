import type { Deal } from '#core/offer/deal.ts'
import { searchIndex, type SearchIndex } from '#core/search/search-index.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { commonDeals } from '#leasing-api/routes/ranges/common-deals.ts'

/** What searches by words look into. */
export type SearchedCatalogue = {
  index: SearchIndex
  /** Each quoted car's cheapest deal on a common profile, by capId. */
  dealOf: ReadonlyMap<string, Deal>
}

/** Cached by deal search, which is immutable: one for each version of rates and catalogue. */
const cache = new WeakMap<DealSearch, SearchedCatalogue>()

/**
 * The catalogue of a deal search prepared for searches by words: cars that somebody quotes for,
 * vans and others without a personal price by that of a business lease. Rule F-130.
 */
export function searchedCatalogue(deals: DealSearch): SearchedCatalogue {
  const made = cache.get(deals)
  if (made) return made
  const { manufacturers, ranges } = deals.catalogue
  const quoted = [...commonDeals(deals, 'business'), ...commonDeals(deals, 'personal')]
  const dealOf = new Map(quoted.map((deal) => [deal.derivative.capId, deal]))
  const cheapestFirst = [...dealOf.values()].toSorted(
    (left, right) => left.offer.monthlyPaymentPence - right.offer.monthlyPaymentPence,
  )
  const index = searchIndex({
    makes: manufacturers,
    ranges,
    derivatives: cheapestFirst.map(({ derivative: car }) => ({
      ...car,
      rangeId: car.range.id,
      modelName: car.carModel.name,
    })),
  })
  const catalogue = { index, dealOf }
  cache.set(deals, catalogue)
  return catalogue
}
