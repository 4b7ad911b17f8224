/**
 * The decoded parameters of a path under a pattern; null when it does not match or a segment cannot
 * be decoded.
 * @example matchPattern('/fb/:capId', '/fb/12') // { capId: '12' }
 */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  if (!mayMatch(pattern, pathname)) return null
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const text = decoded(given[index]!)
    if (text === null) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = text
    else if (text !== segment) return null
  }
  return params
}

/**
 * False where the words before the first parameter already differ. A page looks up each of its links
 * in the whole table of routes, and most lookups end here.
 */
function mayMatch(pattern: string, pathname: string): boolean {
  if (pathname.includes('%')) return true
  const parameter = pattern.indexOf(':')
  return parameter === -1 ? pathname === pattern : pathname.startsWith(pattern.slice(0, parameter))
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
