import { paths } from '#core/routes/paths.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { bodyTypeLabels, searchedBodyTypes } from '#core/vehicle/body-type.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { LiveParts } from '#site/data/navigation/types.ts'
import type { NavLink } from '#site/ui/site-header/nav-group.ts'

type Navigation = NonNullable<NavigationQueryResult>
type Part = NonNullable<Navigation['menus'][number]['columns'][number]['part']>

/** The links of a menu part that follows from live data; makes are shown by their wordmarks. */
export function partLinks(part: Part, live: LiveParts): readonly NavLink[] {
  switch (part) {
    case 'makes':
      return live.makes.map(({ name, slug, logo }) => ({
        label: name,
        href: paths.carLeasingMake(slug),
        mark: logo,
      }))
    case 'bodyTypes':
      return searchedBodyTypes.map((body) => ({
        label: bodyTypeLabels[body].many,
        href: paths.bodyType(body),
      }))
    case 'budgets':
      return budgetRanges.flatMap(({ value, label }) =>
        value === '0to150' ? [] : [{ label, href: paths.budget(value) }],
      )
    case 'guides':
      return live.guides
  }
}
