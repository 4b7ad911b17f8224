import type { DealQuery } from '#core/filters/deal-query.ts'
import type { FilterOptions } from '#core/filters/filter-options.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import { chosenCars } from './chosen-cars.ts'

/**
 * The ranges of the chosen makes, and of makes one of whose ranges is chosen; a group without
 * ranges is left out. `manufacturerId` is the make's slug, as in the manufacturer facet.
 * @param counts derivatives by range id
 */
export function rangeFacet(
  query: DealQuery,
  catalogue: Catalogue,
  counts: ReadonlyMap<number, number>,
): FilterOptions['ranges'] {
  const { manufacturerIds, rangeIds } = chosenCars(catalogue, query)
  if (manufacturerIds === null && rangeIds === null) return []
  return catalogue.manufacturers.flatMap((make) => {
    const own = catalogue.ranges.filter((range) => range.manufacturerId === make.id)
    const isOpen = manufacturerIds?.has(make.id) || own.some(({ id }) => rangeIds?.has(id))
    if (!isOpen) return []
    const ranges = own
      .filter(({ id }) => (counts.get(id) ?? 0) > 0 || rangeIds?.has(id))
      .map((range) => ({
        value: `${make.slug}.${range.slug}`,
        label: `${make.name} ${range.name}`,
        count: counts.get(range.id) ?? 0,
      }))
    return ranges.length === 0 ? [] : [{ manufacturerId: make.slug, ranges }]
  })
}
