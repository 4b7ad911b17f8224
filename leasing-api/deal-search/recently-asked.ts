/** What was worked out for the questions asked most recently. */
export type RecentlyAsked<Value> = {
  /** What was kept for a question, or else what `make` answers, which is kept then. */
  get(question: string, make: () => Value): Value
}

/** @param capacity how many are kept; the one not asked for longest goes first */
export function recentlyAsked<Value>(capacity: number): RecentlyAsked<Value> {
  const kept = new Map<string, Value>()
  return {
    get(question, make) {
      const value = kept.get(question) ?? make()
      kept.delete(question)
      kept.set(question, value)
      if (kept.size > capacity) kept.delete(kept.keys().next().value!)
      return value
    },
  }
}
