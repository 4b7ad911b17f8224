import type { WatchedDeals } from '#core/alerts/watched-deals.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { dealQueryOf } from '#core/filters/query/deal-query-of.ts'
import { meetsPreferences, selectionOf } from '#core/landing/deal-selection.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'

/** The offer with the lowest monthly price of what an alert watches; null while nothing is quoted. Rule W-125. */
export function lowestOffer(deals: DealSearch, watched: WatchedDeals): Offer | null {
  return watched.kind === 'list' ? lowestOfList(deals, watched) : lowestOfDeal(deals, watched)
}

function lowestOfDeal(
  deals: DealSearch,
  { capId, selection }: Extract<WatchedDeals, { kind: 'deal' }>,
): Offer | null {
  const [first, ...others] = deals
    .offersOf(capId, ({ financeType }) => financeType === selection.financeType)
    .filter((offer) => meetsPreferences(selectionOf(offer), selection))
  if (!first) return null
  return others.reduce(
    (lowest, offer) => (offer.monthlyPaymentPence < lowest.monthlyPaymentPence ? offer : lowest),
    first,
  )
}

function lowestOfList(
  deals: DealSearch,
  { values, carModel }: Extract<WatchedDeals, { kind: 'list' }>,
): Offer | null {
  const query = dealQueryOf({ ...listFields(values), ...(carModel && { carModels: [carModel] }) })
  return deals.list(query, 1, 1).deals[0]?.offer ?? null
}

/** As the list of the page asks. A band of electric range means electric cars. Rule F-54. */
function listFields({ budgetFrom, budgetTo, providers, ...values }: FilterValues) {
  return {
    ...values,
    ...(values.pureElectricRanges.length > 0 && { fuelTypes: ['electric' as const] }),
    budgetFrom: budgetFrom ?? undefined,
    budgetTo: budgetTo ?? undefined,
    brandIds: providers,
  }
}
