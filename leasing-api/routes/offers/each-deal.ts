import { commonQuery } from '#core/filters/query/common-query.ts'
import { type DealQuery, openQuery } from '#core/filters/query/deal-query.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'

const rowsAtOnce = 100

/** Every deal a query finds, in its order, looked up only as far as somebody asks. */
export function* eachDeal(deals: DealSearch, query: DealQuery): Generator<Deal, void> {
  for (let page = 1; ; page++) {
    const found = deals.list(query, page, rowsAtOnce)
    yield* found.deals
    if (page * rowsAtOnce >= found.total) return
  }
}

/**
 * The query on the common profile, so that the prices of a short list can be compared; on any
 * profile where nothing is quoted on that one. Rule F-97.
 */
export function comparableQuery(deals: DealSearch, filters: Partial<DealQuery>): DealQuery {
  const common = { ...commonQuery(filters.financeType ?? openQuery.financeType), ...filters }
  return deals.list(common, 1, 1).total > 0 ? common : { ...openQuery, ...filters }
}
