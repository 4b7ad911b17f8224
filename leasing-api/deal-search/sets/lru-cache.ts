/** What was worked out for the questions asked most recently. */
export type LruCache<Value> = {
  /**
   * What was kept for a question, or else what `make` answers, which is kept then.
   * @param make gets the value that goes, if one does, to use its memory again
   */
  get(key: string, make: (evicted: Value | undefined) => Value): Value
}

/** @param capacity how many are kept; the one not asked for longest goes first */
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
