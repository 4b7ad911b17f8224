import { calls } from '#core/contract/calls.ts'
import { providerCount } from '#core/content/claim-figures.ts'
import { openQuery } from '#core/filters/query/deal-query.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { popularMakes } from '#core/vehicle/popular-makes.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { route } from '#leasing-api/server/route.ts'
import { commonDeals } from '../ranges/common-deals.ts'
import { withMake } from '../ranges/named-range.ts'
import { fromPrice, manufacturerToWire, navigationToWire } from './manufacturer-to-wire.ts'

/** Makes: listed, one by one, and as choices. */
export const manufacturerRoutes = {
  listManufacturers: route(calls.listManufacturers, ({ query, deals }) => {
    const quoted = deals.manufacturers()
    const from = (query.page - 1) * query.rows
    return {
      data: quoted.slice(from, from + query.rows).map(manufacturerToWire),
      total: quoted.length,
      page: query.page,
      rows: query.rows,
      providers: providerCount(deals.providers()),
      isDemonstration: deals.isDemonstration,
      ratesVersion: deals.ratesVersion,
    }
  }),

  listManufacturerCarousel: route(calls.listManufacturerCarousel, ({ deals }) => {
    return {
      data: popularMakes(deals.manufacturers()).map((make) => ({
        ...navigationToWire(make),
        ...fromPrice(make.derivatives, cheapestOf(deals, make, 'personal')),
      })),
    }
  }),

  getManufacturerBySlug: route(calls.getManufacturerBySlug, ({ params, deals }) =>
    withMake(deals, params.slug, (make) => {
      const quoted = deals.manufacturers().find(({ id }) => id === make.id)
      return manufacturerToWire(quoted ?? { ...make, derivatives: 0, ranges: [] })
    }),
  ),

  listManufacturerPages: route(calls.listManufacturerPages, ({ query, deals }) => {
    const { financeType } = query
    const facet = deals.facets({ ...openQuery, financeType }).manufacturers
    const counts = new Map(facet.map(({ value, count }) => [value, count]))
    return {
      data: deals.catalogue.manufacturers
        .filter(({ slug }) => counts.has(slug))
        .map((make) => ({
          ...navigationToWire(make),
          ...fromPrice(counts.get(make.slug), cheapestOf(deals, make, financeType)),
        })),
    }
  }),

  listManufacturerNavigation: route(calls.listManufacturerNavigation, ({ deals }) => ({
    data: deals.manufacturers().map(navigationToWire),
  })),

  listManufacturerOptions: route(calls.listManufacturerOptions, ({ deals }) => ({
    data: deals.catalogue.manufacturers.map(({ slug, name }) => ({ value: slug, label: name })),
  })),
}

function cheapestOf(deals: DealSearch, make: Named, financeType: FinanceType): Deal | undefined {
  return commonDeals(deals, financeType, { manufacturers: [make.slug] }, 1)[0]
}
