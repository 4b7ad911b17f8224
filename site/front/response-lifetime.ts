import type { ServerResponse } from 'node:http'

/** Next's word for "until a tag expires" is a year; shorter than a minute is a page made in an emergency. */
const yearSeconds = 31_536_000
const shortestSeconds = 60

/** React's marks of a part that failed while the page was rendered: in HTML, and for a router. */
const failedParts = ['data-dgst=', ':E{"digest":']

/**
 * How many milliseconds a response of Next may serve everybody: infinitely many where only news ends
 * it, 0 for what is no 200, sets a cookie, is out of date already, or was made while a part failed.
 * To be read before caching headers are replaced by our own.
 */
export function lifetimeOf(res: ServerResponse, body: Buffer): number {
  const type = String(res.getHeader('content-type') ?? '')
  if (res.statusCode !== 200 || !/^text\/(html|markdown|x-component)\b/.test(type)) return 0
  if (res.hasHeader('set-cookie') || res.getHeader('x-nextjs-cache') === 'STALE') return 0
  if (failedParts.some((mark) => body.includes(mark))) return 0
  const seconds = /\bs-maxage=(\d+)/.exec(String(res.getHeader('cache-control') ?? ''))?.[1]
  if (seconds === undefined || Number(seconds) >= yearSeconds) return Number.POSITIVE_INFINITY
  return Number(seconds) < shortestSeconds ? 0 : Number(seconds) * 1000
}
