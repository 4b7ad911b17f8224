import { calls } from '#core/contract/calls.ts'
import { dealQueryOf } from '#core/filters/query/deal-query-of.ts'
import { type DealQuery, openQuery } from '#core/filters/query/deal-query.ts'
import { withFilterType } from '#core/filters/family-preset.ts'
import { usualFinanceType } from '#core/offer/finance-type.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { carModelNamed } from './car-model-named.ts'
import { openFields } from './open-fields.ts'

/** Filter options with counts: of a list, and with nothing selected yet. */
export const filterRoutes = {
  getFilters: route(calls.getFilters, ({ params, query, deals }) =>
    choices(deals, withFilterType(dealQueryOf(query), params.type), query.more),
  ),

  getSpecialOfferFilters: route(calls.getSpecialOfferFilters, ({ query, deals }) =>
    choices(deals, withFilterType(dealQueryOf({ ...openFields, ...query }), 'special-offers')),
  ),

  getElectricFilters: route(calls.getElectricFilters, ({ deals }) =>
    choices(deals, withFilterType(openQuery, 'electric')),
  ),

  getBodyTypeOfferFilters: route(calls.getBodyTypeOfferFilters, ({ deals }) =>
    choices(deals, withFilterType(openQuery, 'body-type')),
  ),

  getStockOfferFilters: route(calls.getStockOfferFilters, ({ deals }) =>
    choices(deals, withFilterType(openQuery, 'in-stock')),
  ),

  getBodyTypeFilters: route(calls.getBodyTypeFilters, ({ params: { bodyType }, deals }) =>
    choices(deals, {
      ...openQuery,
      financeType: usualFinanceType(bodyType),
      bodyTypes: [bodyType],
    }),
  ),

  getCarModelFilters: route(calls.getCarModelFilters, ({ params, deals }) => {
    const model = carModelNamed(deals, params.carModelId)
    if (!model) return new Failure(404, 'errors.notFound')
    return choices(deals, { ...openQuery, carModels: [String(model.id)] })
  }),
}

function choices(deals: DealSearch, query: DealQuery, hasMore = false) {
  return { ...deals.facets(query, { hasMore }), ratesVersion: deals.ratesVersion }
}
