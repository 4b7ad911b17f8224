/** A redirect written by an editor. */
export type MovedAddress = {
  /** A path beginning with `/`, without query. */
  from: string
  /** A path of ours, or an https address. */
  to: string
  isPermanent: boolean
}

export type Move = { location: string; status: 301 | 302 }

/**
 * The final target of an editors' redirect for an address without a page; the visitor's query is
 * added to the target's own. 301 when every step is permanent, else 302. Null when there is no
 * redirect, it loops, or the target is neither a path of ours nor an https address. Rule E-07.
 * @param search the visitor's query with its `?`, or empty
 */
export function movedTo(
  addresses: readonly MovedAddress[],
  pathname: string,
  search: string,
): Move | null {
  const byPath = new Map(addresses.map((address) => [comparable(address.from), address]))
  const seen = new Set<string>()
  let isPermanent = true
  let step = byPath.get(comparable(pathname))
  let target = ''
  while (step) {
    const from = comparable(step.from)
    if (seen.has(from)) return null
    seen.add(from)
    isPermanent &&= step.isPermanent
    target = withQuery(target, step.to)
    step = isOwnPath(target) ? byPath.get(comparable(pathOf(target))) : undefined
  }
  const location = written(withSearch(target, search))
  if (location === null) return null
  return { location, status: isPermanent ? 301 : 302 }
}

/** A target as a Location header; null when it is neither a page of ours nor https. */
function written(target: string): string | null {
  if (target.startsWith('https://')) return URL.canParse(target) ? new URL(target).href : null
  if (!isOwnPath(target)) return null
  const { pathname, search, hash } = new URL(target, 'https://own.invalid')
  // `/..//other.example` becomes `//other.example` once its dots are resolved.
  return isOwnPath(pathname) ? pathname + search + hash : null
}

/** Whether a path is on this host: two slashes, or a slash and a backslash, would name another. */
const isOwnPath = (target: string): boolean => /^\/(?![/\\])/.test(target)

/** A path normalised for comparison: percent signs, trailing slash and spelling. */
function comparable(path: string): string {
  try {
    return decodeURI(path).replace(/(?<=.)\/+$/, '')
  } catch {
    return path
  }
}

const pathOf = (target: string): string => target.replace(/[?#].*$/, '')

/** Adds the query of the previous step to a target. */
function withQuery(before: string, to: string): string {
  const query = /\?[^#]*/.exec(before)?.[0] ?? ''
  return withSearch(to, query)
}

function withSearch(target: string, search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return target
  const path = target.replace(/#[^]*$/, '')
  const hash = target.slice(path.length)
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash}`
}
