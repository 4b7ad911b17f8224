import { setImmediate as pause } from 'node:timers/promises'
import { openQuery, type DealQuery } from '#core/filters/deal-query.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { sortOptions } from '#core/filters/sort.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import type { DealSearch } from './deal-search.ts'

const rounds = 3

/** Asks what visitors ask first, so that the first of them finds the code compiled and the columns in the cache. */
export async function warmUp(search: DealSearch): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const financeType of financeTypes) {
      for (const { value: sort } of sortOptions) {
        const query: DealQuery = {
          ...openQuery,
          ...profileDefaults(financeType),
          financeType,
          sort,
        }
        search.list(query, 1, 24)
        search.facets(query)
        // Requests on the search before this one must not wait for all of it.
        await pause()
      }
    }
  }
}
