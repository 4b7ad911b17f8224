import type { FilterOption } from './filter-options.ts'

/** How many boxes a group shows without a way to search them. */
export const mostUnsearched = 12

/**
 * The boxes of a long group: those that were chosen at first on top, and of the others those whose
 * words hold what is sought. What is chosen stays in sight whatever is sought. Rule F-110.
 */
export function foundOptions(
  options: readonly FilterOption[],
  { first, chosen, sought }: Record<'first' | 'chosen', readonly string[]> & { sought: string },
): FilterOption[] {
  const isFirst = ({ value }: FilterOption) => first.includes(value)
  return [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))].filter(
    ({ value, label }) => chosen.includes(value) || plain(label).includes(plain(sought)),
  )
}

/** Lower-case letters and digits, without accents, hyphens and spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
