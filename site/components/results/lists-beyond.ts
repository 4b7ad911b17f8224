import type { FilterScope, FilterValues } from '#core/filters/filter-values.ts'
import { activeFilters, type ActiveFilter } from '#core/filters/words/active-filters.ts'
import type { NamedOptions } from '#core/filters/words/filter-words.ts'
import { wholeMake } from '#core/filters/words/ways-out.ts'
import type { ListRequest } from '#site/data/deals/browser.ts'

/** The lists that an empty one asks about: without each choice, then of the whole make. */
export function listsBeyond(
  active: readonly ActiveFilter[],
  values: FilterValues,
  options: NamedOptions,
  carModel: string | undefined,
): ListRequest[] {
  const make = wholeMake(values, options)
  const without = active.map((filter) => ({ values: filter.without, carModel }))
  return [...without, ...(make ? [{ values: make.values, carModel: undefined }] : [])].map(
    (list) => ({ ...list, values: { ...list.values, everyDeal: true }, page: 1, rows: 1 }),
  )
}

/** The same for the list of an address. */
export function listsBeyondOf(
  { values, carModel }: Pick<ListRequest, 'values' | 'carModel'>,
  options: NamedOptions,
  scope: FilterScope,
): ListRequest[] {
  return listsBeyond(activeFilters(values, options, scope), values, options, carModel)
}
