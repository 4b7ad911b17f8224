import { proxy } from 'valtio/vanilla'
import type { FilterChange } from '#core/filters/change/apply-change.ts'
import { changeFilters, type ListState } from '#core/filters/change/change-filters.ts'
import type { FilterScope } from '#core/filters/filter-values.ts'
import { resetFilters as resetValues } from '#core/filters/change/reset-filters.ts'

/** A visitor's filters on a list, and the page shown. */
export type FilterStore = ListState

/** Runs an action on a list's store, and gives the list the address of what it leads to. */
export type ChangeList = (action: (store: FilterStore) => void) => void

/** One store for one visitor's list; made in a component, never at module level. */
export function createFilterStore({ values, page }: FilterStore): FilterStore {
  return proxy({ values, page })
}

/**
 * Changes some filters with everything that goes with them. A list comes from the server with its
 * options and keeps them while others are under way, so there always are some (Rule F-16).
 */
export function choose(store: FilterStore, change: FilterChange): void {
  const { values, page } = changeFilters(store, change, false)
  restoreFilters(store, { values, page })
}

export function choosePage(store: FilterStore, page: number): void {
  store.page = page
}

/** Restores the filters of an address: after Back, Forward, or a link within the list. */
export function restoreFilters(store: FilterStore, { values, page }: FilterStore): void {
  store.values = values
  store.page = page
}

/** Resets the filters, but for those its path fixes. */
export function resetFilters(store: FilterStore, scope: FilterScope): void {
  restoreFilters(store, { values: resetValues(store.values, scope), page: 1 })
}
