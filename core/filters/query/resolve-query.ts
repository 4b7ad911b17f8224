import type { DealQuery } from './deal-query.ts'
import { profileDefaults } from '../filter-values.ts'

/**
 * The effective query. Totals of different terms do not compare, so a list by total cost with no
 * term chosen uses the common profile where nothing else was chosen. Rule F-06.
 */
export function resolveQuery(query: DealQuery): DealQuery {
  if (query.sort !== 'totalCost|asc' || query.terms.length > 0) return query
  const common = profileDefaults(query.financeType)
  return {
    ...query,
    terms: common.terms,
    annualMileages: query.annualMileages.length > 0 ? query.annualMileages : common.annualMileages,
    depositValues: query.depositValues.length > 0 ? query.depositValues : common.depositValues,
  }
}
