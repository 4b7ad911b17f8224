import { applyChange, type FilterChange } from './apply-change.ts'
import type { FilterValues } from '../filter-values.ts'

/** The filters of a list and its page number, from 1. */
export type ListState = { values: FilterValues; page: number }

/** A list after a change, and whether its options must be fetched again. */
export type ChangedList = ListState & { reloadsOptions: boolean }

/**
 * Applies a visitor's choice to a list. Ignored while there are no options yet; otherwise the list
 * starts again at page 1, and options are fetched again unless only the order changed, which they
 * do not depend on. Rules F-15, F-16, F-17.
 * @param areOptionsLoading there is nothing to choose from yet; a list that still shows the
 * options before these says no
 */
export function changeFilters(
  list: ListState,
  change: FilterChange,
  areOptionsLoading: boolean,
): ChangedList {
  if (areOptionsLoading) return { ...list, reloadsOptions: false }
  return {
    values: applyChange(list.values, change),
    page: 1,
    reloadsOptions: Object.keys(change).some((field) => field !== 'sort'),
  }
}
