import type { ServerResponse } from 'node:http'
import { plainPage, plainPagePolicy } from './plain-page.ts'

/** A name that is none of ours has no home page to lead to. */
const withoutHome = 421

/**
 * Ends a response with one sentence: as plain text, or on a small page for a browser. Rule G-09.
 * @param text our own words, with nothing of the request in them
 */
export function plainResponse(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const isPage = status !== withoutHome && (res.req.headers.accept ?? '').includes('text/html')
  const body = isPage ? plainPage(status, text) : text
  res.writeHead(status, {
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
    Vary: 'Accept',
    ...(isPage && { 'Content-Security-Policy': plainPagePolicy, 'X-Frame-Options': 'DENY' }),
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
