import type { MiddlewareHandler } from 'hono'
import { type Asking, originRefused, whoAsks } from '../access/who-asks.ts'
import type { LakeContext, LakeEnv } from './lake-env.ts'

/** The name of the ticket in a redirected stream's address. */
export const ticketParameter = '_s'

/**
 * Middleware before any route: refuses foreign origins, answers preflights, and sets the identity.
 */
export const guardRequest: MiddlewareHandler<LakeEnv> = async (c, next) => {
  const lake = c.get('lake')
  const asking = askingOf(c)
  const { origin } = asking
  if (origin !== undefined) {
    c.header('vary', 'Origin')
    if (!isAllowedOrigin(c, origin)) throw originRefused(origin)
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', 'x-sanity-shard, content-type')
    if (c.req.method === 'OPTIONS') return preflight(c)
  }
  c.set('identity', whoAsks(asking, lake, lake.now()))
  return next()
}

const askingOf = (c: LakeContext): Asking => ({
  method: c.req.method,
  host: c.req.header('host'),
  origin: c.req.header('origin'),
  cookie: c.req.header('cookie'),
  authorization: c.req.header('authorization'),
})

function preflight(c: LakeContext) {
  c.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD')
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*')
  c.header('access-control-allow-private-network', 'true')
  c.header('access-control-max-age', '600')
  return c.body(null, 204)
}

/** What is redirected to a stream port. */
const redirectedPaths = /^\/v[^/]+\/(?:.*\/)?(?:data\/listen\/|data\/live\/events\/|ping$)/

function isAllowedOrigin(c: LakeContext, origin: string): boolean {
  const { config, tickets, now } = c.get('lake')
  if (config.allowedOrigins.includes(origin)) return true
  // After our own redirect to a stream port a browser may say `null`; the ticket vouches for it.
  // A resumed stream names its last event in a header, which a preflight asks leave for.
  const isRead = c.req.method === 'GET' || c.req.method === 'OPTIONS'
  const isStream = isRead && redirectedPaths.test(c.req.path)
  const ticket = c.req.query(ticketParameter)
  return origin === 'null' && isStream && !!ticket && tickets.isValid(ticket, now())
}
