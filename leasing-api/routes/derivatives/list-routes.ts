import { calls } from '#core/contract/calls.ts'
import { dealQueryOf } from '#core/filters/query/deal-query-of.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { withinRange } from '../ranges/common-deals.ts'
import { withRange } from '../ranges/named-range.ts'
import { carModelNamed } from './car-model-named.ts'
import { listing } from './listing.ts'
import { openFields } from './open-fields.ts'

/** Lists of derivatives with their cheapest offer. */
export const listRoutes = {
  listDerivatives: route(calls.listDerivatives, ({ query, deals }) =>
    listing(deals, dealQueryOf(query), query),
  ),

  listPlainDerivatives: route(calls.listPlainDerivatives, ({ query, deals }) =>
    listing(deals, dealQueryOf(query), query),
  ),

  listRangeDerivatives: route(calls.listRangeDerivatives, ({ params, query, deals }) =>
    withRange(deals, params, (named) => {
      const asked = { ...dealQueryOf({ ...openFields, ...query }), ...withinRange(named) }
      return listing(deals, asked, query)
    }),
  ),

  listCarModelDerivatives: route(calls.listCarModelDerivatives, ({ params, query, deals }) => {
    const model = carModelNamed(deals, params.carModelId)
    if (!model) return new Failure(404, 'errors.notFound')
    const asked = dealQueryOf({ ...openFields, ...query, carModels: [String(model.id)] })
    return listing(deals, asked, query)
  }),
}
