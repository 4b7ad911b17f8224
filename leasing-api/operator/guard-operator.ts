import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '#server-kit/client-address.ts'
import type { Environment, RequestContext } from '../server/environment.ts'
import { isSameToken } from './operator-token.ts'

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Lets only data commands of this machine through: the connection itself comes from it, nobody
 * forwarded it, no browser sent it, and it shows the token.
 */
export function guardOperator(
  token: string,
  addressOf: (context: RequestContext) => string,
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const address = addressOf(context).replace(/^::ffff:(?=\d+\.)/i, '')
    const isForwarded = forwardedHeaders.some((name) => context.req.header(name) !== undefined)
    const isFromBrowser = context.req.header('origin') !== undefined
    if (!isLoopback(address) || isForwarded || isFromBrowser) {
      return refuse(context, 403, 'Data commands are taken from this machine only. Run npm there.')
    }
    const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    if (given === undefined) {
      return refuse(
        context,
        401,
        'Show the token of the file operator-token in the data folder: Authorization: Bearer …',
      )
    }
    if (!isSameToken(given, token)) {
      return refuse(
        context,
        403,
        'The token is another one. Set LARKWAY_DATA to the data folder of the running API.',
      )
    }
    return next()
  }
}

function refuse(context: RequestContext, status: 401 | 403, message: string): Response {
  return context.json({ message }, status, {
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  })
}
