import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { innerHeader, type InnerPage } from '../policy/routes.ts'

export type ComposedPage = { html: Buffer; etag: string | null }

/** How long a page of the storefront is sent without asking for it again. */
const keptMs = 10_000
const patienceMs = 3000

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

function fetched(
  address: AddressInfo | null,
  key: string,
  host: string,
  name: InnerPage,
): Promise<ComposedPage> {
  return new Promise((resolve, reject) => {
    if (!address) {
      reject(new Error('The front server does not listen yet.'))
      return
    }
    const here =
      address.address === '0.0.0.0'
        ? '127.0.0.1'
        : address.address === '::'
          ? '::1'
          : address.address
    const asked = http.get(
      {
        host: here,
        port: address.port,
        path: `/${name}`,
        headers: { host, [innerHeader]: key },
        timeout: patienceMs,
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200)
            resolve({ html: Buffer.concat(parts), etag: answer.headers.etag ?? null })
          else reject(new Error(`The page ${name} answered ${answer.statusCode}.`))
        })
      },
    )
    asked.on('timeout', () =>
      asked.destroy(new Error(`The page ${name} took longer than ${patienceMs} ms.`)),
    )
    asked.on('error', reject)
  })
}
