import useSWR from 'swr'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import type { DealPage } from '#core/offer/deal.ts'
import { listUrl, type ListRequest } from '#site/data/deals/browser.ts'
import { askUrl } from '#site/data/leasing/browser.ts'

/** What the lists beyond an empty one hold: how many deals, and the first of them. */
export type WaysOutAnswers = readonly Pick<DealPage, 'total' | 'deals'>[]

const settings = { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false }

/** What these lists hold; empty until it is known. */
export function useWaysOut(lists: readonly ListRequest[]): WaysOutAnswers {
  const { data } = useSWR<WaysOutAnswers>(waysOutKey(lists), askAll, settings)
  return data ?? []
}

/** The key of these answers in the browser's cache; null where nothing is asked. */
export function waysOutKey(lists: readonly ListRequest[]): string | null {
  return lists.length === 0 ? null : lists.map(listUrl).join(' ')
}

/** The answers of a key. */
export function askAll(key: string): Promise<WaysOutAnswers> {
  return Promise.all(
    key.split(' ').map(async (url) => dealPageFromWire(await askUrl<WireDealPage>(url))),
  )
}
