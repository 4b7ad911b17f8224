import { ticketParameter } from '../http/guard-request.ts'
import type { LakeContext } from '../http/lake-env.ts'

export const streamPortCount = 6
let turn = 0

/**
 * Redirects a browser's event stream to one of six further ports in turn. Browsers open six
 * connections to an address and an editor's page holds six streams, so nothing else would get
 * through; programs have no such limit. Browsers are those that send `Sec-Fetch-Site`.
 * @returns the redirect, or null when the stream is to be answered here
 */
export function streamRedirect(c: LakeContext): Response | null {
  const { config, tickets, now } = c.get('lake')
  if (!c.req.header('sec-fetch-site') || c.req.query(ticketParameter)) return null
  turn = (turn + 1) % streamPortCount
  const target = new URL(c.req.url)
  target.port = String(config.port + 1 + turn)
  target.searchParams.set(ticketParameter, tickets.issue(now()))
  return c.redirect(target.href, 307)
}
