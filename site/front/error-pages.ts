import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { innerHeader, type InnerPage } from '../policy/routes.ts'
import { askOurselves } from './ask-ourselves.ts'

export type ErrorPage = {
  html: Buffer
  etag: string | null
  /** Its own, where it is not that of all pages. */
  policy?: string
}

/** Time a cached page is sent without fetching it again. */
const freshMs = 10_000

/** Time to wait for a newer page: its backends may be what fails. */
const patienceMs = 300

/**
 * Fetches the storefront's own pages for responses that Next leaves to a script: not found, failed,
 * maintenance. The key permits the request to an inner page. A fetched page is cached for good, as
 * a fallback.
 */
export function errorPages(
  key: string,
  listeningAt: () => AddressInfo | null,
  storefrontOf: (host: string) => string | null,
) {
  type CacheEntry = { atMs: number; page: ErrorPage | null; next: Promise<ErrorPage> | null }
  const cached = new Map<string, CacheEntry>()

  function fetchNext(entry: CacheEntry, host: string, name: InnerPage): Promise<ErrorPage> {
    entry.next ??= fetched(listeningAt(), key, host, name)
      .then((page) => {
        entry.page = page
        return page
      })
      .finally(() => {
        entry.next = null
        entry.atMs = performance.now()
      })
    return entry.next
  }

  return async (host: string, name: InnerPage): Promise<ErrorPage> => {
    const place = `${storefrontOf(host) ?? host} ${name}`
    const entry = cached.get(place) ?? { atMs: 0, page: null, next: null }
    cached.set(place, entry)
    const { page, atMs } = entry
    if (page === null) return fetchNext(entry, host, name)
    if (performance.now() - atMs < freshMs) return page
    const newer = fetchNext(entry, host, name).catch(() => page)
    return Promise.race([newer, wait(patienceMs, page, { ref: false })])
  }
}

const pagesForFailures = ['page-failed', 'page-not-found', 'page-missing', 'page-unsent'] as const

/** Fetches the error pages of these storefronts once. One that fails is left for later. */
export async function warmUp(
  errorPage: ReturnType<typeof errorPages>,
  storefronts: readonly { hosts: readonly string[] }[],
): Promise<void> {
  const pages = storefronts.flatMap(({ hosts: [host = ''] }) =>
    pagesForFailures.map((name) => errorPage(host, name)),
  )
  await Promise.allSettled(pages)
}

async function fetched(
  address: AddressInfo | null,
  key: string,
  host: string,
  name: InnerPage,
): Promise<ErrorPage> {
  const answer = await askOurselves(address, `/${name}`, { host, [innerHeader]: key })
  if (answer.status !== 200) throw new Error(`The page ${name} answered ${answer.status}.`)
  return { html: answer.body, etag: answer.headers.etag ?? null }
}
