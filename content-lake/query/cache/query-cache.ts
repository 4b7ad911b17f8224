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
 * Cache of query results, each until a commit touches a type it was read from. Not for perspectives
 * of a release, where any version may hide any other.
 */
export interface QueryCache {
  /**
   * The cached text of a key; `write` makes it on a miss.
   * @param key everything the answer depends on besides the documents
   */
  textOf(key: string, write: () => CachedResult): string
  /** The cached text of a key; undefined on a miss. */
  get(key: string): string | undefined
  /** Caches a result that no commit has invalidated since it was read. */
  put(key: string, answer: CachedResult): void
}

const cacheLimits = {
  answers: 500,
  characters: 24_000_000,
  charactersOfOne: 3_000_000,
} as const

/** Limits of the public's own cache, so that it cannot evict the site's results. */
export const publicCacheLimits = {
  answers: 100,
  characters: 6_000_000,
  charactersOfOne: 1_000_000,
} as const

export function queryCache(
  store: Pick<DocumentStore, 'documents' | 'subscribe'>,
  most: { answers: number; characters: number; charactersOfOne: number } = cacheLimits,
): QueryCache {
  const entries = new LRUCache<string, CachedResult>({
    max: most.answers,
    maxSize: most.characters,
    maxEntrySize: most.charactersOfOne,
    sizeCalculation: ({ text }, key) => key.length + text.length,
  })
  store.subscribe(({ changes }) => {
    const changed = touchedTypes(changes, store.documents)
    for (const [key, { types }] of [...entries.entries()]) {
      const isOld = !types || !types.isDisjointFrom(changed)
      if (isOld) entries.delete(key)
    }
  })

  const get = (key: string) => entries.get(key)?.text
  const put = (key: string, answer: CachedResult) => void entries.set(key, answer)

  return {
    get,
    put,
    textOf(key, write) {
      const known = get(key)
      if (known !== undefined) return known
      const answer = write()
      put(key, answer)
      return answer.text
    },
  }
}
