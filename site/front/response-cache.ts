import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { countLookup } from '#server-kit/telemetry/telemetry.ts'
import { compressAgain, type ContentEncoding } from './content-encoding.ts'

/** A whole 200 response, ready to be sent. */
export type CachedResponse = {
  headers: OutgoingHttpHeaders
  bytes: Buffer
  encoding: ContentEncoding | null
}

/** Sends a cached response. */
export function sendCached(
  res: ServerResponse,
  { headers, bytes }: CachedResponse,
  isHead: boolean,
): void {
  res.writeHead(200, headers)
  res.end(isHead ? undefined : bytes)
}

type Entry = CachedResponse & { isBest: boolean }

/** The right to make the response of a key. Others wait until it is stored or given up. */
export type Rendering = {
  /** Keeps a response, unless news came since the rendering began. */
  store: (response: CachedResponse, ttlMs: number) => void
  /** Ends the rendering; the next in line makes a response of its own. Must be called. */
  end: () => void
}

/**
 * Cache of whole responses of the generation that runs now. One response a key is made at a time;
 * what is asked for again is compressed harder, one response at a time. Rule D-47.
 * @param generation changes with every news of rates or content
 */
export function responseCache(generation: () => number, largestBytes = 16 * 1024 * 1024) {
  const entries = new LRUCache<string, Entry>({
    maxSize: largestBytes,
    // Headers of a page are about 2 kB, most of it the policy.
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 2048,
  })
  const underWay = new Map<string, Promise<void>>()
  let entriesOf = generation()
  let repacking = Promise.resolve()

  function entryOf(key: string): Entry | undefined {
    if (entriesOf !== generation()) {
      entries.clear()
      entriesOf = generation()
    }
    return entries.get(key)
  }

  function repackLater(key: string, entry: Entry): void {
    const { encoding, headers } = entry
    entry.isBest = true
    if (encoding === null) return
    repacking = repacking
      .then(async () => {
        if (entries.peek(key) !== entry) return
        const bytes = await compressAgain(entry.bytes, encoding)
        const leftMs = entries.getRemainingTTL(key)
        const smaller = { ...entry, bytes, headers: { ...headers, 'content-length': bytes.length } }
        if (leftMs > 0) entries.set(key, smaller, ttlOf(leftMs))
      })
      .catch((error: unknown) => console.error('A page could not be compressed.', error))
  }

  function begin(key: string): Rendering {
    const startedIn = generation()
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(key, promise)
    return {
      store(response, ttlMs) {
        if (generation() !== startedIn) return
        entryOf(key)
        entries.set(key, { ...response, isBest: false }, ttlOf(ttlMs))
      },
      end() {
        if (underWay.get(key) === promise) underWay.delete(key)
        resolve()
      },
    }
  }

  return {
    /**
     * The response of a key, waiting for one that is under way; or the right to make it. Null where
     * one was under way and was not stored: then each makes its own, and nobody waits again.
     */
    async claim(
      key: string,
    ): Promise<{ response: CachedResponse } | { rendering: Rendering } | null> {
      const found = entryOf(key)
      countLookup('pages', found !== undefined)
      if (found) {
        if (!found.isBest) repackLater(key, found)
        return { response: found }
      }
      const other = underWay.get(key)
      if (!other) return { rendering: begin(key) }
      await other
      const made = entryOf(key)
      return made ? { response: made } : null
    },
  }
}

const ttlOf = (ms: number) => (Number.isFinite(ms) ? { ttl: Math.ceil(ms) } : {})
