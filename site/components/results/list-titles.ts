import type { ListPlace } from '#core/filters/address/list-place.ts'
import { type FinanceType, financeTypeTable } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'

type Texts = Messages['results']

/** The headings of a list, as one of leases and as one of PCPs. */
export type ListTitles = { hire: string; credit: string }

/**
 * What the path of a list is about, and whether its deals are hire or credit, other on each page: a
 * model may bear its range's name. Other filters of the query are in the chips below the heading.
 * Rules D-45, R-16.
 */
export function listTitles({ name, scope, model, address }: ListPlace, texts: Texts): ListTitles {
  if (name === undefined) {
    return address === paths.compare()
      ? { hire: texts.compareTitle, credit: texts.compareTitlePcp }
      : { hire: texts.searchTitle, credit: texts.searchTitlePcp }
  }
  if (!scope.financeType && model) {
    return {
      hire: fill(texts.modelTitle, { name }),
      credit: fill(texts.modelTitlePcp, { name }),
    }
  }
  if (!scope.financeType) {
    return { hire: fill(texts.nameTitle, { name }), credit: fill(texts.nameTitlePcp, { name }) }
  }
  const { label: finance } = financeTypeTable[scope.financeType]
  const isVehicles = address.endsWith('/vehicles')
  const title = fill(isVehicles ? texts.vehiclesTitle : texts.financeTitle, { name, finance })
  return { hire: title, credit: title }
}

/** The heading for the finance type of a list. Rule D-45. */
export function listTitle(titles: ListTitles, financeType: FinanceType): string {
  return financeType === 'pcp' ? titles.credit : titles.hire
}

/** The way from the home page to a list, its last step the list itself. */
export function listCrumbs(
  { make, range, model, scope, address }: ListPlace,
  texts: Texts,
): Crumb[] {
  const home = { label: texts.home, href: paths.home() }
  if (address === paths.compare()) return [home, { label: texts.compareCrumb }]
  const steps: Required<Crumb>[] = [home, { label: texts.searchCrumb, href: paths.carSearch() }]
  if (make) steps.push({ label: make.name, href: paths.carSearchMake(make.slug) })
  if (make && range)
    steps.push({ label: range.name, href: paths.carSearchRange(make.slug, range.slug) })
  if (make && range && model) {
    // A model that bears its range's name would be read twice.
    const label = model.name === range.name ? texts.versionsCrumb : model.name
    steps.push({ label, href: paths.carSearchModel(make.slug, range.slug, model.slug) })
  }
  if (scope.financeType)
    steps.push({ label: financeTypeTable[scope.financeType].label, href: address })
  return steps.map(({ label, href }, index) =>
    index === steps.length - 1 ? { label } : { label, href },
  )
}
