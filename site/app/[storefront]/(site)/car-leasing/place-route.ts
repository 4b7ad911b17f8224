import { guideCategoryBeside, guidesBeside } from '#core/content/guides-beside.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { CarsInFigures } from '#core/vehicle/cars-in-figures.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { guidesIndex } from '#site/data/guides/server.ts'
import { messages } from '#site/messages/en.ts'
import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'

const { home, carLeasing, specifications } = messages.make

/** The way from the home page to a make, a range of it or its specifications. */
export function placeCrumbs(make?: Named, range?: Named, isSpecifications = false): Crumb[] {
  const steps: Required<Crumb>[] = [
    { label: home, href: paths.home() },
    { label: carLeasing, href: paths.carLeasing() },
  ]
  if (make) steps.push({ label: make.name, href: paths.carLeasingMake(make.slug) })
  if (make && range)
    steps.push({ label: range.name, href: paths.carLeasingRange(make.slug, range.slug) })
  const crumbs: Crumb[] = isSpecifications ? [...steps, { label: specifications }] : steps
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { label: crumb.label } : crumb,
  )
}

/** The way from the home page to an index of leases by something else than the make. */
export function indexCrumbs(label: string): Crumb[] {
  return [
    { label: home, href: paths.home() },
    { label: carLeasing, href: paths.carLeasing() },
    { label },
  ]
}

/** The list of the deals of a make or a range for a finance type; of a range each by itself. */
export function placeDeals(financeType: FinanceType, make: Named, range?: Named): string {
  const place = range
    ? { ranges: [rangeValue(make.slug, range.slug)], everyDeal: true }
    : { manufacturers: [make.slug] }
  return paths.compare(filtersToSearch({ ...defaultFilters(financeType), ...place }))
}

/** The guides that stand beside cars; null while there are none. Rule K-22. */
export async function guidesBesideCars(figures: Pick<CarsInFigures, 'bodyTypes' | 'fuelTypes'>) {
  const wanted = guideCategoryBeside(figures)
  const category = (await guidesIndex()).find(({ slug }) => slug === wanted)
  if (!category?.slug) return null
  const guides = category.guides.flatMap(({ slug, title, summary }) =>
    slug ? [{ slug, title, summary }] : [],
  )
  return { category: category.slug, guides: guides.slice(0, guidesBeside) }
}

/** A range's name after its make's, for titles: "2" of a Polestar 2. */
export function rangeWord(manufacturer: Named, range: Named): string {
  const name = carName({ manufacturer, range })
  return name.toLowerCase().startsWith(`${manufacturer.name.toLowerCase()} `)
    ? name.slice(manufacturer.name.length + 1)
    : range.name
}
