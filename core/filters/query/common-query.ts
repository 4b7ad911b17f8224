import type { FinanceType } from '#core/offer/finance-type.ts'
import { type DealQuery, openQuery } from './deal-query.ts'
import { profileDefaults } from '../filter-values.ts'

/**
 * The query a list opens with: every offer on the common profile of a finance type, so that prices
 * are comparable. Rules F-01, F-03, F-97.
 */
export function commonQuery(financeType: FinanceType): DealQuery {
  return { ...openQuery, financeType, ...profileDefaults(financeType) }
}
