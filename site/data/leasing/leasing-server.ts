import { randomUUID } from 'node:crypto'
import { leasingClient, type LeasingClient } from '#core/contract/client.ts'
import { config } from '../../config.ts'
import { cacheTags } from '../../policy/cache-tags.ts'
import { failureLine } from './failure-line.ts'

/** Longest wait for the leasing API before a page gives up. */
const timeoutMs = 10_000

type Fetching = { cache: 'force-cache'; next: { tags: string[] } } | { cache: 'no-store' }

function clientFor(fetching: Fetching, newRequestId: () => string): LeasingClient {
  return leasingClient({
    baseUrl: config.leasingApiUrl,
    newRequestId,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        ...fetching,
        // Unpacking costs more than the loopback carries.
        headers: { ...init.headers, 'accept-encoding': 'identity' },
        signal: init.signal ?? AbortSignal.timeout(timeoutMs),
      }),
    warn: (message) => console.warn(message),
    onFailure: (failure) => {
      const line = failureLine(failure)
      if (line !== null) console.error(line)
    },
  })
}

/**
 * The leasing API for fixed pages: answers are kept until a webhook says that rates or the
 * catalogue changed.
 */
export const keptLeasing = clientFor(
  { cache: 'force-cache', next: { tags: [cacheTags.rates] } },
  // Headers are part of a kept answer's key, so these requests share one id.
  () => 'kept-for-fixed-pages',
)

/** The leasing API for live pages and for everything about one person: asked each time. */
export const liveLeasing = clientFor({ cache: 'no-store' }, randomUUID)
