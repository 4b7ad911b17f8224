import { LRUCache } from 'lru-cache'
import type { DocumentStore } from '#content-lake/store/document-store.ts'
import { touchedTypes } from '../plan/touched-types.ts'

/** A result as it is sent, with the types that invalidate it. */
export interface CachedResult {
  text: string
  /** The types of all documents that can change it; null when any document can. */
  types: ReadonlySet<string> | null
}

/**
 * Query results by everything they depend on besides the documents. Not for perspectives of a
 * release, where any version may hide any other.
 */
export type QueryCache = LRUCache<string, CachedResult>

/** Limits of a cache: its results, its characters, and those of one result with its key. */
type CacheLimits = Record<'max' | 'maxSize' | 'maxEntrySize', number>

const cacheLimits: CacheLimits = { max: 500, maxSize: 24_000_000, maxEntrySize: 3_000_000 }

/** Limits of the public's own cache, so that it cannot evict the site's results. */
export const publicCacheLimits: CacheLimits = {
  max: 100,
  maxSize: 6_000_000,
  maxEntrySize: 1_000_000,
}

/** Opens a cache that holds each result until a commit touches a type it was read from. */
export function queryCache(
  store: Pick<DocumentStore, 'documents' | 'subscribe'>,
  limits: CacheLimits = cacheLimits,
): QueryCache {
  const results: QueryCache = new LRUCache({
    ...limits,
    sizeCalculation: ({ text }, key) => key.length + text.length,
  })
  store.subscribe(({ changes }) => {
    const changed = touchedTypes(changes, store.documents)
    for (const [key, { types }] of [...results.entries()]) {
      const isOld = !types || !types.isDisjointFrom(changed)
      if (isOld) results.delete(key)
    }
  })
  return results
}
