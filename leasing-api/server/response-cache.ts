import { LRUCache } from 'lru-cache'
import { countLookup } from '#server-kit/telemetry/telemetry.ts'

/** A public answer's bytes, as they are and, once somebody asked for it, compressed. */
export type CachedResponse = { plain: Buffer; gzip: Buffer | null }

/**
 * Answers made from one state of the deals, by what was asked. A new state starts empty, so
 * nothing stale is ever found. The least recently used go when the bytes exceed the limit.
 */
export function responseCache(limitBytes: number) {
  let state: object | null = null
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: limitBytes,
    sizeCalculation: ({ plain, gzip }) => plain.length + (gzip?.length ?? 0),
  })
  const enter = (current: object) => {
    if (state !== current) answers.clear()
    state = current
  }
  return {
    get(current: object, key: string): CachedResponse | null {
      enter(current)
      const answer = answers.get(key) ?? null
      countLookup('answers', answer !== null)
      return answer
    },
    put(current: object, key: string, answer: CachedResponse): void {
      enter(current)
      answers.set(key, answer)
    },
  }
}
