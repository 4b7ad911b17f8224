/** A public answer's bytes, as they are and, once somebody asked for it, compressed. */
export type CachedResponse = { plain: Buffer; gzip: Buffer | null }

/**
 * Answers made from one state of the deals, by what was asked. A new state starts empty, so
 * nothing stale is ever found. The least recently used go when the bytes exceed the limit.
 */
export function responseCache(limitBytes: number) {
  let state: object | null = null
  let answers = new Map<string, CachedResponse>()
  let bytes = 0

  const enter = (current: object) => {
    if (state === current) return
    state = current
    answers = new Map()
    bytes = 0
  }
  const drop = (key: string) => {
    const answer = answers.get(key)
    if (!answer) return
    answers.delete(key)
    bytes -= sizeOf(answer)
  }
  return {
    get(current: object, key: string): CachedResponse | null {
      enter(current)
      const answer = answers.get(key)
      if (!answer) return null
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    put(current: object, key: string, answer: CachedResponse): void {
      enter(current)
      drop(key)
      answers.set(key, answer)
      bytes += sizeOf(answer)
      for (const oldest of answers.keys()) {
        if (bytes <= limitBytes) break
        drop(oldest)
      }
    },
  }
}

function sizeOf({ plain, gzip }: CachedResponse): number {
  return plain.length + (gzip?.length ?? 0)
}
