import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { rangeOptions } from '#core/filters/options/range-options.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { namesOf } from '../filters/catalogue-names.ts'
import type { ChosenCars } from '../filters/chosen-cars.ts'

/**
 * Facet of ranges under a query; empty without a chosen make or range.
 * @param countOf derivatives of a range, by its id
 */
export function rangeFacet(
  catalogue: Catalogue,
  { manufacturerIds, rangeIds }: ChosenCars,
  countOf: (rangeId: number) => number,
): FilterOptions['ranges'] {
  if (manufacturerIds === null && rangeIds === null) return []
  const makeIds = new Set(manufacturerIds)
  const { ranges, rangesOf } = namesOf(catalogue)
  for (const id of rangeIds ?? []) makeIds.add(ranges.byId.get(id)!.manufacturerId)
  return rangeOptions(
    catalogue.manufacturers
      .filter(({ id }) => makeIds.has(id))
      .map((make) => ({
        make,
        isChosen: manufacturerIds?.has(make.id) ?? false,
        ranges: (rangesOf.get(make.id) ?? []).map((range) => ({
          range,
          count: countOf(range.id),
          isChosen: rangeIds?.has(range.id) ?? false,
        })),
      })),
  )
}
