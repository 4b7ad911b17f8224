/** Values by key, up to a total size; the one unused for longest goes first. */
export function boundedCache<Value>(largestBytes: number, bytesOf: (value: Value) => number) {
  const values = new Map<string, Value>()
  let bytes = 0
  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key: string, value: Value): void {
      const before = values.get(key)
      if (before !== undefined) bytes -= bytesOf(before)
      values.delete(key)
      values.set(key, value)
      bytes += bytesOf(value)
      for (const [oldest, old] of values) {
        if (bytes <= largestBytes || oldest === key) break
        values.delete(oldest)
        bytes -= bytesOf(old)
      }
    },
  }
}
