import { filtersFromSearch, type SearchRecord } from '../filters/address/filters-from-search.ts'
import { filtersToSearch } from '../filters/address/filters-to-search.ts'
import { listScope } from '../filters/address/list-scope.ts'
import type { FilterValues } from '../filters/filter-values.ts'
import { defaultSort } from '../filters/query/sort.ts'
import { type DealSelection, selectionKeys } from '../landing/deal-selection.ts'
import { dealPath } from '../landing/offer-path.ts'
import { preferencesFromSearch } from '../landing/preferences-from-search.ts'
import { matchRoute } from '../routes/match-route.ts'
import { withSearch } from '../routes/paths.ts'

/** What a price alert watches: one deal of a car at every provider, or every deal of a list. Rule W-125. */
export type WatchedDeals =
  | { kind: 'deal'; page: string; capId: string; selection: DealSelection }
  | {
      kind: 'list'
      page: string
      values: FilterValues
      /** Slug of the car model that the list's path names; null for any. */
      carModel: string | null
    }

/**
 * Reads what an address of a deal page or a list watches; null for any other address, and for a deal
 * page whose address leaves a part of the contract open. `page` is the one address of the same deals:
 * order, page and layout of a list are no part of it, nor is VAT, which changes no deal. Rule W-125.
 * @example watchedDeals('/pcp?sort=minPayment|desc')?.page // '/pcp'
 */
export function watchedDeals(address: string): WatchedDeals | null {
  const [pathname, query] = address.split('?') as [string, string?]
  const route = matchRoute(pathname)
  if (route === null) return null
  const search = searchRecord(new URLSearchParams(query))
  const { capId, model } = route.params
  return route.name === 'deal'
    ? watchedDeal(capId!, search)
    : watchedList(pathname, search, model ?? null)
}

function watchedDeal(capId: string, search: SearchRecord): WatchedDeals | null {
  // An address says these where they are not the usual ones.
  const usual = { financeType: 'personal', isInStock: false, isMaintained: false } as const
  const selection = { ...usual, ...preferencesFromSearch(search) }
  return isWhole(selection)
    ? { kind: 'deal', page: dealPath(capId, selection), capId, selection }
    : null
}

const isWhole = (selection: Partial<DealSelection>): selection is DealSelection =>
  selectionKeys.every((key) => selection[key] !== undefined)

function watchedList(
  pathname: string,
  search: SearchRecord,
  carModel: string | null,
): WatchedDeals | null {
  const scope = listScope(pathname)
  if (scope === null) return null
  const read = filtersFromSearch(search, scope).values
  const values = {
    ...read,
    sort: defaultSort,
    everyDeal: scope.everyDeal ?? false,
    more: false,
    vat: false,
  }
  return {
    kind: 'list',
    page: withSearch(pathname, filtersToSearch(values, 1, scope)),
    values,
    carModel,
  }
}

/** A query as records of texts; a name that is repeated holds them all. */
function searchRecord(query: URLSearchParams): SearchRecord {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}
