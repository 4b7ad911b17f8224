import type { FilterOption, FilterOptions } from './filter-options.ts'

/** Fields in which the empty value would not mean "any", or which have such an entry already. */
const withoutAny: readonly string[] = ['financeTypes', 'ranges', 'rentalRanges', 'maintained']

/**
 * Adds an "any" entry in front of each list of options: the empty value, which means "any" in a
 * query, with the count of every car. Rule F-32.
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
