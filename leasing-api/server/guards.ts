import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '#server-kit/client-address.ts'
import { type Environment, type RequestContext, socketAddress } from './environment.ts'
import { Failure } from './failure.ts'
import { failureResponse } from './failure-response.ts'

/** Only the site's own server, which asks directly and not on behalf of a browser. */
export function guardInternal(
  isTrusted: (address: string) => boolean,
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const address = plainSocketAddress(context)
    const isForwarded = context.req.header('x-forwarded-for') !== undefined
    if ((isTrusted(address) || isLoopback(address)) && !isForwarded) return next()
    return failureResponse(context, new Failure(404, 'errors.notFound'))
  }
}

/**
 * Only a person at this machine: the connection comes from it, nothing forwarded it, and it was
 * asked for under a name of this machine, so that another site's name pointed here reads nothing.
 */
export const guardLoopback: MiddlewareHandler<Environment> = async (context, next) => {
  const host = context.req.header('host')?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const isHere =
    isLoopback(plainSocketAddress(context)) &&
    context.req.header('x-forwarded-for') === undefined &&
    (['localhost', '[::1]'].includes(host) || isLoopback(host))
  return isHere ? next() : failureResponse(context, new Failure(404, 'errors.notFound'))
}

function plainSocketAddress(context: RequestContext): string {
  return socketAddress(context).replace(/^::ffff:(?=\d+\.)/i, '')
}
