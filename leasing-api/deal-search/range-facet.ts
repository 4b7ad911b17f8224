import type { FilterOptions } from '#core/filters/filter-options.ts'
import { rangeOptions } from '#core/filters/range-options.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import type { ChosenCars } from './chosen-cars.ts'

/**
 * The ranges to choose from under a query; none without a chosen make or range.
 * @param countOf derivatives of a range, by its id
 */
export function rangeFacet(
  catalogue: Catalogue,
  { manufacturerIds, rangeIds }: ChosenCars,
  countOf: (rangeId: number) => number,
): FilterOptions['ranges'] {
  if (manufacturerIds === null && rangeIds === null) return []
  const makeIds = new Set(manufacturerIds)
  for (const { id, manufacturerId } of catalogue.ranges) {
    if (rangeIds?.has(id)) makeIds.add(manufacturerId)
  }
  return rangeOptions(
    catalogue.manufacturers
      .filter(({ id }) => makeIds.has(id))
      .map((make) => ({
        make,
        isChosen: manufacturerIds?.has(make.id) ?? false,
        ranges: catalogue.ranges
          .filter((range) => range.manufacturerId === make.id)
          .map((range) => ({
            range,
            count: countOf(range.id),
            isChosen: rangeIds?.has(range.id) ?? false,
          })),
      })),
  )
}
