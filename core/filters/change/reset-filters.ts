import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'

/**
 * Resets filters to the list's start: the defaults and what its path fixes. Idempotent. Rule F-18.
 */
export function resetFilters(values: FilterValues, scope: FilterScope): FilterValues {
  return { ...defaultFilters(scope.financeType), type: values.type, ...scope }
}
