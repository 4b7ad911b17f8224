import { type FinanceType, usualFinanceType } from '../offer/finance-type.ts'
import type { BodyType } from '../vehicle/body-type.ts'
import { defaultFilters, type FilterValues } from './filter-values.ts'

/**
 * The filters of a list that a link opens with these changes, on the common profile of its finance
 * type. Where the link names none, it is the one its bodies are shown under: a link to vans alone
 * opens business prices, wherever it stands. Rule F-99.
 * @example linkFilters({ bodyTypes: ['van'] }).financeType // 'business'
 */
export function linkFilters(change: Partial<FilterValues>): FilterValues {
  const financeType = change.financeType ?? financeTypeOf(change.bodyTypes ?? [])
  return { ...defaultFilters(financeType), ...change, financeType }
}

/** The finance type that all these bodies are shown under; personal for a mixture, or for any. */
function financeTypeOf(bodies: readonly BodyType[]): FinanceType {
  const types = new Set(bodies.map(usualFinanceType))
  const [only] = types
  return types.size === 1 && only !== undefined ? only : 'personal'
}
