import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterScope } from '#core/filters/filter-values.ts'

/** The options that a list shows: doors within a range alone, and no bands beside its bounds. */
export const shownOptions = (options: FilterOptions, scope: FilterScope): FilterOptions => ({
  ...options,
  doors: scope.ranges ? options.doors : [],
  budgets: [],
})
