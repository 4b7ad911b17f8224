/** Shortens the lists of an example to two items each. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const shown = items.slice(0, 2).map(shorten)
    return items.length > 2 ? [...shown, `… ${items.length - 2} more`] : shown
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}
