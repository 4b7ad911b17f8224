import { isPastEnd } from '#core/filters/address/list-pages.ts'
import { loadNothingFound } from '#site/components/results/shown-nothing-found.tsx'
import type { ListAnswers } from './results.tsx'
import { type ListIdentity, readSearch } from './use-deal-list.ts'

/** What fetches the script of an empty list before it is drawn; null of a list with deals. */
export function scriptOfEmpty(
  { search, scope }: ListIdentity,
  { list: { total, rows } }: ListAnswers,
): Promise<void> | null {
  const { page } = readSearch(search, scope)
  return total === 0 || isPastEnd(page, total, rows) ? loadNothingFound() : null
}
