/** Sorts and deduplicates values by rank, numbers by size and texts by their characters. */
export function inOrder<Value>(
  values: Iterable<Value>,
  rankOf: (value: Value) => string | number,
): Value[] {
  return [...new Set(values)].toSorted((left, right) => (rankOf(left) < rankOf(right) ? -1 : 1))
}

/** Whether two lists hold the same values, each once, in any order. */
export function areSameValues(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value) => right.includes(value))
}
