import type { DealQuery } from '#core/filters/deal-query.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'

/**
 * The query as it is answered. Totals of different terms do not compare, so a list by total cost
 * with no term chosen keeps to the common profile's term.
 */
export function askedQuery(query: DealQuery): DealQuery {
  return query.sort === 'totalCost|asc' && query.terms.length === 0
    ? { ...query, terms: profileDefaults(query.financeType).terms }
    : query
}
