import { useSearchParams } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio/react'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { filtersFromSearch } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import type { FilterScope } from '#core/filters/filter-values.ts'
import { withSearch } from '#core/routes/paths.ts'
import { searchRecord } from '#core/filters/query/search-record.ts'
import {
  createFilterStore,
  restoreFilters,
  type ChangeList,
  type FilterStore,
} from '#site/stores/filter-store.ts'
import { latestOnly, listUrl, optionsUrl } from '#site/data/deals/browser.ts'
import { useAddress } from '#site/ui/link/use-address.ts'
import { afterPaint } from '#site/ui/when-used/after-paint.ts'
import { loadNothingFound } from '#site/components/results/shown-nothing-found.tsx'
import { panelId } from './results-id.ts'
import { useDrawerHistory } from './use-drawer-history.ts'

/** Identity of a list: its address, and the filters its path fixes. */
export type ListIdentity = {
  address: string
  scope: FilterScope
  carModel?: string | undefined
  /** Canonical query of the server's result, without its question mark. */
  search: string
}

const settings = {
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/**
 * State of a list of deals and its filters: a store initialised from the address, an address that
 * follows the store, and responses that follow both. Back, Forward and links from elsewhere on the
 * page change the address, and the store follows it.
 */
export function useDealList({ address, scope, carModel, search }: ListIdentity) {
  const isTakenOver = useSyncExternalStore(unchanging, isDrawnHere, isDrawnThere)
  const [store] = useState(() =>
    createFilterStore(readSearch(isTakenOver ? search : firstSearch(address, search), scope)),
  )
  const { values, page } = useSnapshot(store) as FilterStore
  const [ask] = useState(listFetchers)
  const list = useSWR(listUrl({ values, page, carModel }), ask.list, settings)
  const options = useSWR(optionsUrl({ values, carModel }), ask.options, settings)

  const hrefOf = (next: FilterStore) =>
    withSearch(address, filtersToSearch(next.values, next.page, scope))

  const { write, takeBack, isWaiting } = useAddress()
  const drawer = useDrawerHistory(panelId, () => hrefOf(store), { write, takeBack })
  const { closed: closeDrawer } = drawer
  // Next tells of an address some time after it changed, and of none that was there but briefly:
  // what counts is the address itself, and Back is listened to here as well.
  // There are none where the front server draws a list by itself.
  const currentSearch = String(useSearchParams())
  useEffect(() => {
    const follow = ({ isStep }: { isStep: boolean }) => {
      if (isWaiting() || window.location.pathname !== address) return
      const next = readSearch(window.location.search, scope)
      const isElsewhere =
        filtersToSearch(next.values, next.page, scope) !==
        filtersToSearch(store.values, store.page, scope)
      // A step away from an open drawer closes it, and leaves what was chosen there.
      if ((isStep || isElsewhere) && closeDrawer()) return
      if (isElsewhere) restoreFilters(store, next)
    }
    const step = () => follow({ isStep: true })
    follow({ isStep: false })
    window.addEventListener('popstate', step)
    return () => window.removeEventListener('popstate', step)
  }, [store, address, scope, currentSearch, isWaiting, closeDrawer])

  /** Changes the store and pushes its address. */
  const change: ChangeList = (action) => {
    const before = hrefOf(store)
    action(store)
    const after = hrefOf(store)
    if (after !== before) write(drawer.isOpen() ? 'replaceState' : 'pushState', after)
  }

  const isLoading = list.isValidating || options.isValidating
  return {
    values,
    page,
    list: list.data,
    options: options.data,
    isLoading,
    hasFailed: !isLoading && Boolean(list.error ?? options.error),
    retry: () => void Promise.allSettled([list.mutate(), options.mutate()]),
    change,
    hrefOf,
  }
}

// Whether the list is HTML of the server that this script takes over: it begins as that was drawn,
// wherever the address has gone since.
const unchanging = () => () => {}
const isDrawnHere = () => false
const isDrawnThere = () => true

/** Filters and page of a query written as text. */
export function readSearch(search: string, scope: FilterScope): FilterStore {
  const { values, page } = filtersFromSearch(searchRecord(new URLSearchParams(search)), scope)
  return { values, page }
}

/**
 * Where a list starts. After Back from a deal the address is further than the server's answer,
 * which is that of the visit before; on the way to a list the address is still the page left.
 */
function firstSearch(address: string, search: string): string {
  const isThere = typeof window !== 'undefined' && window.location.pathname === address
  return isThere ? window.location.search : search
}

/**
 * What asks for the list and its options, once the press that asks has been answered by a picture:
 * on a slow phone two requests take as long to begin as all that the press draws.
 */
function listFetchers() {
  const [askList, askOptions] = [latestOnly(), latestOnly()]
  return {
    list: async (url: string) => {
      await afterPaint()
      const page = dealPageFromWire(await askList<WireDealPage>(url))
      if (page.deals.length === 0) await loadNothingFound()
      return page
    },
    options: async (url: string) => {
      await afterPaint()
      return askOptions<FilterOptions>(url)
    },
  }
}
