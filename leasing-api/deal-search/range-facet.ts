import type { DealQuery } from '#core/filters/deal-query.ts'
import type { FilterOptions } from '#core/filters/filter-options.ts'
import { rangeOptions } from '#core/filters/range-options.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import { chosenCars } from './chosen-cars.ts'

/**
 * The ranges to choose from under a query; none without a chosen make or range.
 * @param counts derivatives by range id
 */
export function rangeFacet(
  query: DealQuery,
  catalogue: Catalogue,
  counts: ReadonlyMap<number, number>,
): FilterOptions['ranges'] {
  const { manufacturerIds, rangeIds } = chosenCars(catalogue, query)
  if (manufacturerIds === null && rangeIds === null) return []
  return rangeOptions(
    catalogue.manufacturers.map((make) => ({
      make,
      isChosen: manufacturerIds?.has(make.id) ?? false,
      ranges: catalogue.ranges
        .filter((range) => range.manufacturerId === make.id)
        .map((range) => ({
          range,
          count: counts.get(range.id) ?? 0,
          isChosen: rangeIds?.has(range.id) ?? false,
        })),
    })),
  )
}
