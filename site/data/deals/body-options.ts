import type { WireFilterOptions } from '#core/contract/json/wire-filter-options.ts'
import { linkFilters } from '#core/filters/change/link-filters.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { cachedFilterOptions } from './server.ts'

/**
 * Every body type with as many deals as the list has that a link to it opens: vans on a business
 * lease, all others on a personal one; kept until rates change. Rule F-99.
 */
export async function cachedBodyOptions(
  optionsOf: typeof cachedFilterOptions = cachedFilterOptions,
): Promise<WireFilterOptions['bodyTypes']> {
  const lists = await Promise.all(
    bodyTypes.map(async (body) => {
      const options = await optionsOf({ ...linkFilters({ bodyTypes: [body] }), bodyTypes: [] })
      return options.bodyTypes.filter(({ value }) => value === body)
    }),
  )
  return lists.flat()
}
