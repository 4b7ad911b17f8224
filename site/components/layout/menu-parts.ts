import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { linkFilters } from '#core/filters/change/link-filters.ts'
import { paths } from '#core/routes/paths.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { bodyTypeLabels, searchedBodyTypes } from '#core/vehicle/body-type.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { NavLink } from '#site/ui/site-header/site-header.tsx'

/** A make as menus name it. */
export type Make = { slug: string; name: string }

type Navigation = NonNullable<NavigationQueryResult>
type Part = NonNullable<Navigation['menus'][number]['columns'][number]['part']>

/** The links of a menu part that follows from live data. */
export function partLinks(part: Part, makes: readonly Make[]): NavLink[] {
  switch (part) {
    case 'makes':
      return makes.map((make) => ({ label: make.name, href: paths.carLeasingMake(make.slug) }))
    case 'bodyTypes':
      return searchedBodyTypes.map((body) => ({
        label: bodyTypeLabels[body].many,
        href: list({ bodyTypes: [body] }),
      }))
    case 'budgets':
      return budgetRanges.map((band) => ({
        label: band.label,
        href: list({ budgetRanges: [band.value] }),
      }))
  }
}

/** The list of all deals under some filters. Rule F-99. */
export const list = (change: Partial<FilterValues>): string =>
  paths.compare(filtersToSearch(linkFilters(change)))
