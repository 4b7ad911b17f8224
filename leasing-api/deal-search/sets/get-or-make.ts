import type { LRUCache } from 'lru-cache'

/**
 * The cached value of a key; `make` creates it on a miss.
 * @param make gets the value that is evicted, if one is, to use its memory again
 */
export function getOrMake<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  make: (evicted: Value | undefined) => Value,
): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make(cache.size < cache.max ? undefined : cache.pop())
  cache.set(key, made)
  return made
}
