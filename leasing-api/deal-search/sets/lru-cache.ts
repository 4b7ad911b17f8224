/** A cache of the most recently used values. */
export type LruCache<Value> = {
  /**
   * The value of a key; `make` makes it when there is none.
   * @param make gets the value that is evicted, if one is, to use its memory again
   */
  get(key: string, make: (evicted: Value | undefined) => Value): Value
}

/** @param capacity of values; the least recently used is evicted */
export function lruCache<Value>(capacity: number): LruCache<Value> {
  const entries = new Map<string, Value>()
  const takeOldest = (): Value | undefined => {
    const [oldest] = entries.entries()
    if (oldest) entries.delete(oldest[0])
    return oldest?.[1]
  }
  return {
    get(key, make) {
      let value = entries.get(key)
      if (value === undefined) value = make(entries.size < capacity ? undefined : takeOldest())
      else entries.delete(key)
      entries.set(key, value)
      return value
    },
  }
}
