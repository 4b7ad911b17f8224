import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Call } from '#core/contract/call.ts'

/**
 * What every request carries through the server. Only the incoming side of the connection: what is
 * written to belongs to one request (`connections.ts`), and bindings are passed on to others.
 */
export type Environment = {
  Bindings: Partial<Pick<HttpBindings, 'incoming'>>
  Variables: {
    requestId: string
    /** Name of the call that answers, for the log; paths may hold a person's reference. */
    callName: string
    isPrivate: boolean
    /** Of the calls whose path was asked for. */
    methods?: Call['method'][]
  }
}

export type RequestContext = Context<Environment>

/** The address at the other end of the connection; empty when a test asks without one. */
export function socketAddress(context: RequestContext): string {
  return context.env?.incoming?.socket?.remoteAddress ?? ''
}

/** The token of whoever is logged in, or the key of a system; null for guests. */
export const accessTokenOf = (context: RequestContext): string | null =>
  /^Bearer (\S{1,2000})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
