/** A number below a count that a text decides, the same every time. */
export function spread(text: string, count: number): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash ^= hash >>> 15
  return (hash >>> 0) % count
}
