import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'

/**
 * Resets filters to the list's start: the defaults and what its path fixes. Idempotent. Rules F-18, F-101.
 */
export function resetFilters(values: FilterValues, scope: FilterScope): FilterValues {
  return { ...defaultFilters(openingFinanceType(scope)), type: values.type, ...scope }
}
