import type { FilterOption, FilterOptions } from './filter-options.ts'

/** Lists in which the empty value would not mean "any", or which hold one already. */
const withoutAny: readonly string[] = ['financeTypes', 'ranges', 'rentalRanges']

/**
 * The options with an entry in front of each list that takes the choice back: the empty value,
 * since that means "any" in a query, and every car. Rule F-32.
 */
export function withAnyEntries(options: FilterOptions): FilterOptions {
  const any: FilterOption = { value: '', label: 'Any', count: options.total }
  return Object.fromEntries(
    Object.entries(options).map(([name, list]) => [
      name,
      Array.isArray(list) && !withoutAny.includes(name) ? [any, ...(list as FilterOption[])] : list,
    ]),
  ) as FilterOptions
}
