import { filterFields } from '../filter-fields.ts'
import type { SearchRecord } from './filters-from-search.ts'

/** The names that a list reads of its query. */
export const listSearchKeys: ReadonlySet<string> = new Set([
  ...filterFields.map((field) => field.name),
  'page',
  'drawnFor',
  'contracts',
])

/**
 * The canonical query for an address, or null when it is canonical already. Names that are not
 * filters (campaign parameters and the like) are not compared; they are retained behind the
 * filters. Compared decoded, since browsers and servers escape differently, which would redirect
 * for ever. Rule F-77.
 * @param canonical what `filtersToSearch` writes for the filters read from `search`
 */
export function canonicalSearch(search: SearchRecord, canonical: string): string | null {
  const given = Object.entries(search).filter(
    ([name, value]) => value !== undefined && listSearchKeys.has(name),
  )
  const wanted = [...new URLSearchParams(canonical)]
  const isSame =
    given.length === wanted.length &&
    wanted.every(([name, value], index) => given[index]?.[0] === name && given[index][1] === value)
  if (isSame) return null
  const rest = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (listSearchKeys.has(name) || value === undefined) continue
    for (const each of typeof value === 'string' ? [value] : value) rest.append(name, each)
  }
  return [canonical, rest.toString()].filter(Boolean).join('&')
}
