import { type DealQuery, openQuery } from '#core/filters/query/deal-query.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { NamedRange } from './named-range.ts'

/** Every deal that answers a query, or the first so many, best first. */
export function everyDeal(
  deals: DealSearch,
  query: Partial<DealQuery>,
  most = deals.catalogue.derivatives.length,
): Deal[] {
  return deals.list({ ...openQuery, ...query }, 1, most).deals
}

/** Every car's cheapest deal on the common profile, or the first so many, cheapest first. */
export function commonDeals(
  deals: DealSearch,
  financeType: FinanceType,
  within: Partial<DealQuery> = {},
  most?: number,
): Deal[] {
  return everyDeal(deals, { ...profileDefaults(financeType), financeType, ...within }, most)
}

/** The filters that leave the cars of one range. */
export function withinRange({ manufacturer, range }: NamedRange): Partial<DealQuery> {
  return {
    manufacturers: [manufacturer.slug],
    ranges: [rangeValue(manufacturer.slug, range.slug)],
  }
}

/** The first deal of each kind: the cheapest, where they come cheapest first. */
export function firstByKind<Kind>(
  deals: readonly Deal[],
  kindOf: (car: Deal['derivative']) => Kind,
): Map<Kind, Deal> {
  const first = new Map<Kind, Deal>()
  for (const deal of deals) {
    const kind = kindOf(deal.derivative)
    if (!first.has(kind)) first.set(kind, deal)
  }
  return first
}
