import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

/**
 * Filters back to where the list started: the defaults, with what its path decides. Twice is
 * once. Rule F-18.
 */
export function resetFilters(values: FilterValues, scope: FilterScope): FilterValues {
  return { ...defaultFilters(scope.financeType), type: values.type, ...scope }
}
