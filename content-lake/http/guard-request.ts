import type { MiddlewareHandler } from 'hono'
import { isSame } from '../access/editor-cookie.ts'
import type { Identity } from '../access/identity.ts'
import { editor } from '../access/identity.ts'
import { LakeError } from './lake-error.ts'
import type { LakeContext, LakeEnv } from './lake-env.ts'

/** The name of the ticket in a redirected stream's address. */
export const ticketParameter = '_s'

/**
 * Before anything else: refuses rebound host names and foreign origins, answers preflights, and
 * settles who asks.
 */
export const guardRequest: MiddlewareHandler<LakeEnv> = async (c, next) => {
  const { config } = c.get('lake')
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  if (!config.allowedHosts.includes(host)) {
    throw new LakeError(
      421,
      'unknownHost',
      `This content lake does not answer to "${host}". Add the name to CONTENT_HOSTS.`,
    )
  }
  const origin = c.req.header('origin')
  if (origin !== undefined) {
    c.header('vary', 'Origin')
    if (!isAllowedOrigin(c, origin)) {
      throw new LakeError(
        403,
        'originNotAllowed',
        `The origin "${origin}" may not use this content lake. Add it to CONTENT_ORIGINS.`,
      )
    }
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', 'x-sanity-shard, content-type')
    if (c.req.method === 'OPTIONS') return preflight(c)
  }
  c.set('identity', identityOf(c, origin))
  return next()
}

function preflight(c: LakeContext) {
  c.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD')
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '*')
  c.header('access-control-allow-private-network', 'true')
  c.header('access-control-max-age', '600')
  return c.body(null, 204)
}

function isAllowedOrigin(c: LakeContext, origin: string): boolean {
  const { config, tickets, now } = c.get('lake')
  if (config.allowedOrigins.includes(origin)) return true
  // After our own redirect to a stream port a browser may say `null`; the ticket vouches for it.
  const ticket = c.req.query(ticketParameter)
  return origin === 'null' && c.req.method === 'GET' && !!ticket && tickets.isValid(ticket, now())
}

function identityOf(c: LakeContext, origin: string | undefined): Identity {
  const { config, cookie, now } = c.get('lake')
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (token !== undefined) {
    if (isSame(token, config.token)) return { kind: 'program', id: editor.id }
    throw new LakeError(
      401,
      'invalidToken',
      'The content token is wrong. It is in content-token in the data folder, or in CONTENT_TOKEN.',
    )
  }
  if (!cookie.isIn(c.req.header('cookie'), now())) return { kind: 'public', id: '' }
  // Browsers name the origin of every write; a write without one did not come from our pages.
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  return isRead || origin !== undefined
    ? { kind: 'editor', id: editor.id }
    : { kind: 'public', id: '' }
}
