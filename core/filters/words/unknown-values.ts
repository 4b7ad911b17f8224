import type { FilterOptions } from '../options/filter-options.ts'
import type { FilterScope, FilterValues } from '../filter-values.ts'

/** More are not named: a sentence is read, a list of spelling mistakes is not. */
const mostNamed = 3

/**
 * What an address asks for that nobody knows, as it was written: values that no filter takes, and
 * makes and ranges that do not exist, which are chosen and yet not among the options. Each once, at
 * most three. Rule F-111.
 * @param unread what `filtersFromSearch` could not read
 */
export function unknownValues(
  unread: readonly string[],
  values: Pick<FilterValues, 'manufacturers' | 'ranges'>,
  options: Pick<FilterOptions, 'manufacturers' | 'ranges'>,
  scope: FilterScope = {},
): string[] {
  const makes = new Set(options.manufacturers.map(({ value }) => value))
  const ranges = new Set(options.ranges.flatMap((group) => group.ranges.map(({ value }) => value)))
  const chosen = (field: 'manufacturers' | 'ranges', known: ReadonlySet<string>) =>
    field in scope ? [] : values[field].filter((value) => !known.has(value))
  const all = [...unread, ...chosen('manufacturers', makes), ...chosen('ranges', ranges)]
  return [...new Set(all)].slice(0, mostNamed)
}
