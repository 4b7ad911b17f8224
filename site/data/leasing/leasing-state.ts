import { LRUCache } from 'lru-cache'
import { type ApiSilence, apiSilence, leasingWaits } from './api-silence.ts'

type LeasingState = {
  silence: ApiSilence
  /** Responses that anybody may keep, as JSON by address. */
  stale: LRUCache<string, string>
  /** How often an earlier response was used because there was no other. */
  staleUses: number
}

/** Two thousand responses of the size that fixed pages ask for, or some hundred lists of deals. */
const largestCharacters = 8 * 1024 * 1024

const shared = globalThis as typeof globalThis & { larkwayLeasing?: LeasingState }

/**
 * What this process knows of the leasing API. Next compiles this file into several bundles and the
 * front server reads it as it is, so there is one in the process, not one a module.
 */
export const leasingState: LeasingState = (shared.larkwayLeasing ??= {
  silence: apiSilence(
    () => performance.now(),
    leasingWaits,
    (error) =>
      error === null
        ? console.warn('The leasing API responds again.')
        : console.error('The leasing API fails; the last good responses are used.', error),
  ),
  stale: new LRUCache({
    maxSize: largestCharacters,
    sizeCalculation: (text, url) => url.length + text.length,
  }),
  staleUses: 0,
})
