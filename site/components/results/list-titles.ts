import type { ListPlace } from '#core/filters/list-place.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { paths } from '#core/paths/paths.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'

type Texts = Messages['results']

/** The heading of a list: what its path is about. Filters of the query stand in the chips below it. */
export function listTitle({ name, scope, address }: ListPlace, texts: Texts): string {
  if (name === undefined)
    return address === paths.compare() ? texts.compareTitle : texts.searchTitle
  if (!scope.financeType) return fill(texts.nameTitle, { name })
  return fill(texts.financeTitle, { name, finance: financeTypeTable[scope.financeType].label })
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
    steps.push({ label: model.name, href: paths.carSearchModel(make.slug, range.slug, model.slug) })
  }
  if (scope.financeType)
    steps.push({ label: financeTypeTable[scope.financeType].label, href: address })
  return steps.map(({ label, href }, index) =>
    index === steps.length - 1 ? { label } : { label, href },
  )
}
