'use client'

import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio/react'
import type { WireDealPage } from '#core/contract/deal-from-wire.ts'
import type { FilterOptions } from '#core/filters/filter-options.ts'
import { filtersFromSearch } from '#core/filters/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/filters-to-search.ts'
import type { FilterScope } from '#core/filters/filter-values.ts'
import { searchRecord } from '#core/filters/search-record.ts'
import { createFilterStore, restoreFilters, type FilterStore } from '../../stores/filter-store.ts'
import { latestOnly } from '../../stores/latest-only.ts'
import { listUrl, optionsUrl } from '../../stores/list-requests.ts'

/** Which list a page shows: its own address, and what its path decides. */
export type ListIdentity = { address: string; scope: FilterScope; carModel?: string | undefined }

const settings = {
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/**
 * A list of deals and its filters: a store that starts at the address, an address that follows
 * the store, and answers that follow both. Back and Forward bring back what was shown.
 */
export function useDealList({ address, scope, carModel }: ListIdentity, search: string) {
  const [store] = useState(() => createFilterStore(readSearch(search, scope)))
  const { values, page } = useSnapshot(store) as FilterStore
  const [askList] = useState(latestOnly)
  const [askOptions] = useState(latestOnly)
  const list = useSWR(
    listUrl({ values, page, carModel }),
    (url) => askList<WireDealPage>(url),
    settings,
  )
  const options = useSWR(
    optionsUrl({ values, carModel }),
    (url) => askOptions<FilterOptions>(url),
    settings,
  )

  useEffect(() => {
    const restore = () => restoreFilters(store, readSearch(window.location.search, scope))
    window.addEventListener('popstate', restore)
    return () => window.removeEventListener('popstate', restore)
  }, [store, scope])

  const hrefOf = (wish: FilterStore) =>
    withSearch(address, filtersToSearch(wish.values, wish.page, scope))

  /** Changes the store and gives what it then says an address of its own. */
  const change = (action: (store: FilterStore) => void) => {
    const before = hrefOf(store)
    action(store)
    const after = hrefOf(store)
    if (after !== before) window.history.pushState(null, '', after)
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

/** Filters and page of a query written as text. */
export function readSearch(search: string, scope: FilterScope): FilterStore {
  const { values, page } = filtersFromSearch(searchRecord(new URLSearchParams(search)), scope)
  return { values, page }
}

function withSearch(address: string, search: string): string {
  return search ? `${address}?${search}` : address
}
