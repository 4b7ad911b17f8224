import type { SearchRecord } from '../address/filters-from-search.ts'

/**
 * Parses the query of an address into a record: one value as a text, a repeated name as a list in
 * order.
 */
export function searchRecord(search: URLSearchParams): SearchRecord {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}
