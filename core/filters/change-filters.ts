import { applyChange, type FilterChange } from './apply-change.ts'
import type { FilterValues } from './filter-values.ts'

/** The filters of a list and which page of it is shown, from 1. */
export type ListState = { values: FilterValues; page: number }

/** A list after a change, and whether the options are to be asked for again. */
export type ChangedList = ListState & { reloadsOptions: boolean }

/**
 * A list after a visitor's choice. While there are no options yet to choose from the choice is
 * ignored; otherwise it starts again at the first page, and the options are asked for again
 * unless only the order changed, which they do not depend on. Rules F-15, F-16, F-17.
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
