/** The value with a `_key` on every object in an array that has none. */
export function withArrayKeys<T>(value: T, newKey: () => string): T {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = withArrayKeys(item, newKey)
      const lacksKey =
        inner !== null && typeof inner === 'object' && !Array.isArray(inner) && !('_key' in inner)
      return lacksKey ? { ...inner, _key: newKey() } : inner
    }) as T
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, withArrayKeys(child, newKey)]),
    ) as T
  }
  return value
}
