/** Longest state a page of ours comes near. */
const longest = 40_000
const deepest = 40

/**
 * Whether a `Next-Router-State-Tree` header can be read. Next answers 500 to one that cannot,
 * which tabs left open over a deploy do send.
 */
export function isRouterState(header: string): boolean {
  if (header.length > longest) return false
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), 0)
  } catch {
    return false
  }
}

/** `[segment, { name: tree }, …]`, a segment being text or an array that starts with two texts. */
function isTree(tree: unknown, depth: number): boolean {
  if (!Array.isArray(tree) || tree.length < 2 || depth > deepest) return false
  const [segment, children] = tree as unknown[]
  return (
    isSegment(segment) &&
    isRecord(children) &&
    Object.values(children).every((child) => isTree(child, depth + 1))
  )
}

const isSegment = (segment: unknown): boolean =>
  typeof segment === 'string' ||
  (Array.isArray(segment) && typeof segment[0] === 'string' && typeof segment[1] === 'string')

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
