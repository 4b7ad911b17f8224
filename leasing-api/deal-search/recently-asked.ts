/** What was worked out for the questions asked most recently. */
export type RecentlyAsked<Value> = {
  /**
   * What was kept for a question, or else what `make` answers, which is kept then.
   * @param make gets the value that goes, if one does, to use its memory again
   */
  get(question: string, make: (gone: Value | undefined) => Value): Value
}

/** @param capacity how many are kept; the one not asked for longest goes first */
export function recentlyAsked<Value>(capacity: number): RecentlyAsked<Value> {
  const kept = new Map<string, Value>()
  const takeOldest = (): Value | undefined => {
    const [oldest] = kept.entries()
    if (oldest) kept.delete(oldest[0])
    return oldest?.[1]
  }
  return {
    get(question, make) {
      let value = kept.get(question)
      if (value === undefined) value = make(kept.size < capacity ? undefined : takeOldest())
      else kept.delete(question)
      kept.set(question, value)
      return value
    },
  }
}
