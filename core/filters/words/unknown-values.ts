import type { FilterScope, FilterValues } from '../filter-values.ts'
import type { NamedOptions } from './filter-words.ts'

/** The filters whose values are names of things that may not exist. */
type NamedField = 'manufacturers' | 'ranges' | 'providers'

/** More are not named: a sentence is read, a list of spelling mistakes is not. */
const mostNamed = 3

/**
 * What an address asks for that nobody knows, as it was written: values that no filter takes, and
 * makes, ranges and providers that do not exist, which are chosen and yet not among the options. Each once, at
 * most three. Rule F-111.
 * @param unread what `filtersFromSearch` could not read
 */
export function unknownValues(
  unread: readonly string[],
  values: Pick<FilterValues, NamedField>,
  options: NamedOptions,
  scope: FilterScope = {},
): string[] {
  const makes = new Set(options.manufacturers.map(({ value }) => value))
  const ranges = new Set(options.ranges.flatMap((group) => group.ranges.map(({ value }) => value)))
  const providers = new Set(options.brands.map(({ value }) => value))
  const chosen = (field: NamedField, known: ReadonlySet<string>) =>
    field in scope ? [] : values[field].filter((value) => !known.has(value))
  const all = [
    ...unread,
    ...chosen('manufacturers', makes),
    ...chosen('ranges', ranges),
    ...chosen('providers', providers),
  ]
  return [...new Set(all)].slice(0, mostNamed)
}
