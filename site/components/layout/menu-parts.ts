import { paths } from '#core/routes/paths.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { bodyTypeLabels, searchedBodyTypes } from '#core/vehicle/body-type.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'

/** A make as menus name it. */
export type Make = { slug: string; name: string }

type Navigation = NonNullable<NavigationQueryResult>
type Part = NonNullable<Navigation['menus'][number]['columns'][number]['part']>

/** The links of a menu part that follows from live data. */
export function partLinks(part: Part, makes: readonly Make[]): { label: string; href: string }[] {
  switch (part) {
    case 'makes':
      return makes.map((make) => ({ label: make.name, href: paths.carLeasingMake(make.slug) }))
    case 'bodyTypes':
      return searchedBodyTypes.map((body) => ({
        label: bodyTypeLabels[body].many,
        href: paths.bodyType(body),
      }))
    case 'budgets':
      return budgetRanges.flatMap(({ value, label }) =>
        value === '0to150' ? [] : [{ label, href: paths.budget(value) }],
      )
  }
}
