import { filtersToSearch } from '../filters/address/filters-to-search.ts'
import { rangeParts } from '../filters/address/range-value.ts'
import type { FilterScope, FilterValues } from '../filters/filter-values.ts'
import { paths, withSearch } from '../routes/paths.ts'

/** A list as its page shows it. */
type ShownList = {
  /** Its own address with its filters. */
  href: string
  scope: FilterScope
  /** Slug of the car model that its path names; null for any. */
  carModel: string | null
  values: FilterValues
}

/**
 * The address under which the deals of a list are watched: its own, and for the results of a budget
 * search, whose path names a model without its make, that of the same deals by make. Rule W-180.
 */
export function alertPage({ href, scope, carModel, values }: ShownList): string {
  const place = scope.type === 'budget-search' ? rangeParts(scope.ranges?.[0] ?? '') : null
  if (!place || carModel === null) return href
  const { manufacturer, range } = place
  return withSearch(
    paths.carSearchVehicles(manufacturer, range, carModel, values.financeType),
    filtersToSearch(values, 1, { ...scope, type: 'car-search' }),
  )
}
