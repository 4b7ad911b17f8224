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
 * What the path of a list is about, and whether its deals are hire or credit: every deal, or those of
 * a model for one finance type, on which the wizard ends. Other filters of the query are in the chips
 * below the heading. Rules D-45, R-16.
 */
export function listTitles({ name, scope, address }: ListPlace, texts: Texts): ListTitles {
  if (name === undefined || !scope.financeType)
    return { hire: texts.compareTitle, credit: texts.compareTitlePcp }
  const { label: finance } = financeTypeTable[scope.financeType]
  const isVehicles = address.endsWith('/vehicles')
  const title = fill(isVehicles ? texts.vehiclesTitle : texts.financeTitle, { name, finance })
  return { hire: title, credit: title }
}

/** The heading for the finance type of a list. Rule D-45. */
export function listTitle(titles: ListTitles, financeType: FinanceType): string {
  return financeType === 'pcp' ? titles.credit : titles.hire
}

/** The way from the home page to the list of everything. */
export const listCrumbs = (texts: Texts): Crumb[] => [
  { label: texts.home, href: paths.home() },
  { label: texts.compareCrumb },
]
