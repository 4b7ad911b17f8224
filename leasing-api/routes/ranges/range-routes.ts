import { calls } from '#core/contract/calls.ts'
import { openQuery } from '#core/filters/query/deal-query.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { changingRoute, route } from '#leasing-api/server/route.ts'
import { fromPrice, rangeToWire } from '../manufacturers/manufacturer-to-wire.ts'
import { commonDeals, firstByKind, withinRange } from './common-deals.ts'
import { withMake, withRange } from './named-range.ts'
import { rangePriceHistory } from './range-price-history.ts'
import { countQuoted, shownCars } from './shown-cars.ts'

/** The ranges of a make: listed, as choices, and with their filters. */
export const rangeRoutes = {
  listRanges: route(calls.listRanges, ({ params, deals }) =>
    withMake(deals, params.manufacturerId, (make) => ({
      data: rangesOf(deals, make).map(rangeToWire),
    })),
  ),

  listRangePages: route(calls.listRangePages, ({ params, deals }) =>
    withMake(deals, params.manufacturer, (make) => {
      const shown = new Set(shownCars(deals).map(({ range }) => range.id))
      return { data: rangePages(deals, make).filter(({ id }) => shown.has(id)) }
    }),
  ),

  listRangeOptions: route(calls.listRangeOptions, ({ params, deals }) =>
    withMake(deals, params.manufacturerId, (make) => ({
      data: rangesOf(deals, make).map(({ slug, name }) => ({
        value: rangeValue(make.slug, slug),
        label: name,
      })),
    })),
  ),

  listActiveRanges: route(calls.listActiveRanges, ({ params, deals }) =>
    withMake(deals, params.manufacturer, (make) => ({
      data: rangePages(deals, make).filter(({ derivatives }) => derivatives > 0),
    })),
  ),

  // What it shows moves on at midnight.
  getRangePriceHistory: changingRoute(
    calls.getRangePriceHistory,
    ({ params, query, services, deals }) =>
      withRange(deals, params, (named) =>
        rangePriceHistory(services, deals, named, query.financeType),
      ),
  ),

  getRangeFilters: route(calls.getRangeFilters, ({ params, deals }) =>
    withRange(deals, params, (named) => ({
      ...deals.facets({ ...openQuery, ...withinRange(named) }),
      ratesVersion: deals.ratesVersion,
    })),
  ),
}

function rangesOf({ catalogue }: DealSearch, make: Named) {
  return catalogue.ranges.filter(({ manufacturerId }) => manufacturerId === make.id)
}

function rangePages(deals: DealSearch, make: Named) {
  const counts = countQuoted(deals, ({ range }) => range.id)
  const cheapest = firstByKind(
    commonDeals(deals, 'personal', { manufacturers: [make.slug] }),
    ({ range }) => range.id,
  )
  return rangesOf(deals, make).map((range) => ({
    ...rangeToWire(range),
    ...fromPrice(counts.get(range.id), cheapest.get(range.id)),
  }))
}
