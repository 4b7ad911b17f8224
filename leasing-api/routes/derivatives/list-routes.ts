import { calls } from '#core/contract/calls.ts'
import { formatNotes } from '#core/contract/format-notes.ts'
import { askDeals } from '#core/filters/ask-deals.ts'
import type { DealQuery } from '#core/filters/deal-query.ts'
import { withFilterType } from '#core/filters/filter-type.ts'
import type { DealSearch } from '../../deal-search/deal-search.ts'
import { Failure } from '../../server/failure.ts'
import { route } from '../../server/route.ts'
import { dealToWire } from './present.ts'

type Paging = { page: number; rows: number; format?: string | undefined }

/** Lists of derivatives with their cheapest offer, and the facets of such lists. */
export const listRoutes = {
  listDerivatives: route(calls.listDerivatives, ({ query, deals }) =>
    listing(deals, askDeals(query), query),
  ),

  listRangeDerivatives: route(calls.listRangeDerivatives, ({ params, query, deals }) => {
    const manufacturer = deals.manufacturer(params.manufacturer)
    const range = manufacturer && deals.range(params.range, manufacturer.slug)
    if (!range) return new Failure(404, 'errors.notFound')
    const within = {
      manufacturers: [manufacturer.slug],
      ranges: [`${manufacturer.slug}.${range.slug}`],
    }
    return listing(deals, { ...askDeals(query), ...within }, query)
  }),

  getFilters: route(calls.getFilters, ({ params, query, deals }) => ({
    ...deals.facets(withFilterType(askDeals(query), params.type)),
    ratesVersion: deals.ratesVersion,
  })),
}

function listing(deals: DealSearch, query: DealQuery, { page, rows, format }: Paging) {
  const found = deals.list(query, page, rows)
  return {
    data: found.deals.map(dealToWire),
    total: found.total,
    page,
    rows,
    ratesVersion: deals.ratesVersion,
    ...formatNotes(format),
  }
}
