import 'server-only'
import { currentRequestId, newRequestId } from '#server-kit/request-id.ts'
import { leasingClient, type LeasingClient } from '#core/contract/http/client.ts'
import { config } from '#site/config.ts'
import { isRead } from './api-silence.ts'
import { failureLine } from './failure-line.ts'
import { fetchLeasing, type LeasingRequest, type LeasingResponse } from './fetch-leasing.ts'
import { type Read, readStaleIfError } from './stale-if-error.ts'
import { leasingState } from './leasing-state.ts'
import { UncachedValue, untilRatesChange } from './until-rates-change.ts'

const fetchOnce = (url: string, request: LeasingRequest): Promise<LeasingResponse> =>
  fetchLeasing(leasingState.silence, url, request, { isBuilding: config.isBuilding })

async function liveRead(url: string, request: LeasingRequest): Promise<Read> {
  const read = await readStaleIfError(fetchOnce, leasingState.stale, url, request)
  if (read.isStale) leasingState.staleUses += 1
  return read
}

const cachedReadFor =
  (lifetime: { isDaily?: boolean } = {}) =>
  (url: string, request: LeasingRequest): Promise<Read> =>
    untilRatesChange(
      ['leasing', url],
      async () => {
        const read = await liveRead(url, request)
        if (read.status !== 200) throw new UncachedValue(read)
        return read
      },
      lifetime,
    )

function clientFor(read: typeof liveRead): LeasingClient {
  return leasingClient({
    baseUrl: config.leasingApiUrl,
    newRequestId: () => currentRequestId() ?? newRequestId(),
    fetch: async (url, { cache: _, ...request }) => {
      const { status, json } = await (isRead(request.method) ? read : fetchOnce)(url, request)
      return { ok: status >= 200 && status < 300, status, json: async () => json }
    },
    warn: (message) => console.warn(message),
    onFailure: (failure) => {
      const line = failureLine(failure)
      if (line !== null) console.error(line)
    },
  })
}

/**
 * The leasing API for fixed pages: responses are cached until a webhook says that rates or the
 * catalogue changed, and when there is none the last good one is used. Rules G-05, G-06.
 */
export const cachedLeasing = clientFor(cachedReadFor())

/** The same for what changes without the rates, such as enquiries: asked again each day. Rule E-02. */
export const dailyLeasing = clientFor(cachedReadFor({ isDaily: true }))

/**
 * The leasing API for live pages and for everything about one person: asked each time. Only what
 * anybody may see falls back to the last good response. Rules G-05, G-06.
 */
export const liveLeasing = clientFor(liveRead)
