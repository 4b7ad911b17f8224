import type { AddressInfo } from 'node:net'
import { innerHeader, type InnerPage } from '../policy/routes.ts'
import { askOurselves } from './ask-ourselves.ts'

export type ComposedPage = { html: Buffer; etag: string | null }

/** How long a page of the storefront is sent without asking for it again. */
const keptMs = 10_000

/**
 * Fetches whole pages from ourselves, for answers that Next leaves to a script: not found, failed,
 * maintenance. The key is what lets the request reach an inner page.
 */
export function composedPages(key: string, listeningAt: () => AddressInfo | null) {
  const kept = new Map<string, { at: number; page: Promise<ComposedPage> }>()
  return (host: string, name: InnerPage): Promise<ComposedPage> => {
    const known = kept.get(`${host} ${name}`)
    if (known && performance.now() - known.at < keptMs) return known.page
    const page = fetched(listeningAt(), key, host, name)
    // A page that cannot be had now keeps its forerunner.
    const orKnown = page.catch((error: unknown) => {
      if (known) return known.page
      throw error
    })
    orKnown.catch(() => kept.delete(`${host} ${name}`))
    kept.set(`${host} ${name}`, { at: performance.now(), page: orKnown })
    return orKnown
  }
}

async function fetched(
  address: AddressInfo | null,
  key: string,
  host: string,
  name: InnerPage,
): Promise<ComposedPage> {
  const answer = await askOurselves(address, `/${name}`, { host, [innerHeader]: key })
  if (answer.status !== 200) throw new Error(`The page ${name} answered ${answer.status}.`)
  return { html: answer.body, etag: answer.headers.etag ?? null }
}
