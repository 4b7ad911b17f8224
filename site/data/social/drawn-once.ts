import { LRUCache } from 'lru-cache'

/** Pictures that are cached; each is some 50 kB. */
const mostCached = 100

/**
 * Draws pictures one at a time and caches them by what they show: whoever asks for one that is being
 * drawn waits for it, whoever asks for another meanwhile gets none. Rule D-63.
 */
export function drawnOnce() {
  const cache = new LRUCache<string, Buffer>({ max: mostCached })
  let underWay: { key: string; drawing: Promise<Buffer> } | null = null

  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> => {
    const known = cache.get(key)
    if (known) return known
    if (underWay) return underWay.key === key ? underWay.drawing : null
    const drawing = draw().finally(() => {
      underWay = null
    })
    underWay = { key, drawing }
    const picture = await drawing
    cache.set(key, picture)
    return picture
  }
}
