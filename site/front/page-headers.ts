import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Only read by Next's router, which does not ask for HTML. */
const forTheRouter = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'x-nextjs-postponed']

/** What Next says a rewrite made of the query. */
const rewrittenQueryHeader = 'x-nextjs-rewritten-query'

/**
 * A rewrite of ours never changes the query, though Next says so of each: its router would take a page
 * fetched ahead for that of the same path with any other query. Rule D-76.
 */
export const withoutRewrittenQuery = (res: ServerResponse): void =>
  res.removeHeader(rewrittenQueryHeader)

/** Removes what is said to Next's router alone. */
export function withoutRouterHeaders(res: ServerResponse): void {
  for (const name of forTheRouter) res.removeHeader(name)
}

/** Next hints at the sheets of the build, of which a page has one of its own. Rule D-115. */
export function withoutStyleHints(res: ServerResponse): void {
  const hints = String(res.getHeader('link') ?? '').split(/, (?=<)/)
  const left = hints.filter((hint) => !hint.includes('as="style"'))
  if (left.length < hints.length) res.setHeader('Link', left.join(', '))
}

/**
 * Lets a redirect take along what of the query did not reach the page.
 * @param dropped with its `&`, or empty
 */
export function sendDroppedAlong(res: ServerResponse, dropped: string): void {
  const location = res.getHeader('location')
  if (!dropped || typeof location !== 'string' || location.endsWith(dropped)) return
  const joined = location.includes('?') ? location + dropped : `${location}?${dropped.slice(1)}`
  res.setHeader('Location', joined)
}

/** Headers for everybody: the id is this request's own. */
export function lastingHeaders(res: ServerResponse): OutgoingHttpHeaders {
  const { 'x-request-id': _, ...headers } = res.getHeaders()
  return headers
}
