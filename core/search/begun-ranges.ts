import type { NamedCars } from './named-cars.ts'
import type { SearchedRange, SearchIndex } from './search-index.ts'

/** Least letters of a last word that may be the beginning of a name. */
const leastLetters = 2

/**
 * The ranges that the last word of a search may begin, with or without their make's: those of the
 * named makes where there are any, most cars first. None where a range is named. Rule F-113.
 * @example begunRanges('ev', { makes: [kia], ranges: [] }, index) // EV3, EV6, EV9 …
 */
export function begunRanges(
  lastWord: string,
  { makes, ranges }: NamedCars,
  index: SearchIndex,
): SearchedRange[] {
  if (lastWord.length < leastLetters || ranges.length > 0) return []
  const isOfMakes = ({ make }: SearchedRange) =>
    makes.length === 0 || makes.some(({ id }) => id === make.id)
  return index.ranges
    .filter(({ row, forms }) => isOfMakes(row) && forms.some((form) => form.startsWith(lastWord)))
    .map(({ row }) => row)
    .toSorted((left, right) => right.derivatives - left.derivatives)
}
