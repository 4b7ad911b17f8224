import type { ServerResponse } from 'node:http'

/** What watchers ask: how far the start is, whether the process lives, whether it can take visitors. */
const probes: readonly string[] = ['/site/healthz', '/site/livez', '/site/readyz']

/** Whether a path is a probe's, which is answered to any host name and during maintenance. Rule C-150. */
export const isProbe = (pathname: string): boolean => probes.includes(pathname)

/**
 * Answers `/site/livez` and, once the site has started, `/site/readyz`; false for any other path, the
 * first probe included, which Next answers once it can render. Rule C-150.
 * @param isFull whether visitors are being turned away
 */
export function answerProbe(pathname: string, res: ServerResponse, isFull: boolean): boolean {
  if (pathname === '/site/livez') send(res, 200, 'alive')
  else if (pathname === '/site/readyz') send(res, isFull ? 503 : 200, isFull ? 'busy' : 'ready')
  else return false
  return true
}

/** Answers while Next is prepared: alive, but not ready for anything. */
export function answerWhileStarting(pathname: string, res: ServerResponse): void {
  if (pathname === '/site/livez') send(res, 200, 'alive')
  else send(res, 503, 'starting', { 'Retry-After': '2' })
}

function send(
  res: ServerResponse,
  status: number,
  state: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ status: state })
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
