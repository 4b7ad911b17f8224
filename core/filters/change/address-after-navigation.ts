import { filtersFromSearch } from '../address/filters-from-search.ts'
import { filtersToSearch } from '../address/filters-to-search.ts'
import { listScope } from '../address/list-scope.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { profileDefaults, type FilterScope, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'
import { areSameValues } from '../query/compare-values.ts'
import { searchRecord } from '../query/search-record.ts'
import { applyChange } from './apply-change.ts'
import { filtersAfterNavigation } from './filters-after-navigation.ts'
import { familyOf } from './page-family.ts'

/** An address of the site, split before its question mark. */
export type Visited = { pathname: string; search: string }

/**
 * The address that a link to a list leads to: with what of the filters chosen on the list seen last
 * goes along. A link stays as it is when it says filters itself, leads to no list or to the page one
 * is on, or when no list was seen yet. Rules F-19 to F-27, F-112.
 * @param visited pages of this visit in their order, the last of them the one with the link
 */
export function addressAfterNavigation(link: Visited, visited: readonly Visited[]): string {
  const scope = listScope(link.pathname)
  const here = visited.at(-1)
  const list = visited.flatMap(asList).at(-1)
  const stays = link.search !== '' || !scope || !here || here.pathname === link.pathname
  if (stays || !list) return link.pathname + link.search
  // The finance type is settled by what was chosen, so it is nothing that a path leaves behind.
  const { financeType: _, ...left } = list.scope
  const values = filtersAfterNavigation(
    chosenOn(list, scope),
    { ...familyOf(here.pathname), scope: left },
    { ...familyOf(link.pathname), scope },
  )
  const search = filtersToSearch(values, 1, scope)
  return search ? `${link.pathname}?${search}` : link.pathname
}

type List = Visited & { scope: FilterScope }

function asList({ pathname, search }: Visited): List[] {
  const scope = listScope(pathname)
  return scope ? [{ pathname, search, scope }] : []
}

/**
 * The filters of a list seen before, for one to come. A finance type goes along only when somebody
 * chose it and the list to come can have it; that it opens on another is no choice.
 */
function chosenOn({ search, scope }: List, next: FilterScope): FilterValues {
  const { values } = filtersFromSearch(searchRecord(new URLSearchParams(search)), scope)
  const isChosen = !scope.financeType && values.financeType !== openingFinanceType(scope)
  const goesAlong = isChosen && !next.financeType && canHave(values, next)
  return goesAlong ? values : openedOn(values, openingFinanceType(next))
}

/** The filters with another finance type, and its own contract where none was chosen. */
function openedOn(values: FilterValues, financeType: FinanceType): FilterValues {
  const before = profileDefaults(values.financeType)
  const after = profileDefaults(financeType)
  const unchosen = (['terms', 'annualMileages', 'depositValues'] as const).filter((field) =>
    areSameValues(values[field], before[field]),
  )
  return {
    ...applyChange(values, { financeType }),
    ...Object.fromEntries(unchosen.map((field) => [field, after[field]])),
  }
}

/** No PCP is in stock, special or of a van. Rules F-47, F-48. */
function canHave({ financeType }: FilterValues, { stock, specialOffers, bodyTypes }: FilterScope) {
  const isLeaseOnly = stock || specialOffers || bodyTypes?.includes('van')
  return financeType !== 'pcp' || !isLeaseOnly
}
