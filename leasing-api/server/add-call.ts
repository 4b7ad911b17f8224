import type { Hono } from 'hono'
import type { Call, ReadParams } from '#core/contract/call.ts'
import { readParams } from '#core/contract/http/path.ts'
import type { Environment, RequestContext } from './environment.ts'

/** The path as it was sent: only a call's parameters are unescaped. */
export const sentPath = ({ url }: Request) => new URL(url).pathname

/**
 * Registers a call with Hono. A request that the call does not read, or whose answer is null, goes
 * to the next one; the methods of all whose path it is are noted for the answer to a wrong one.
 * Rules C-02, C-09, C-52.
 */
export function addCall(
  app: Hono<Environment>,
  call: Call,
  answer: (context: RequestContext, params: ReadParams<Call>) => Promise<Response | null>,
): void {
  app.all(call.path.replace(/\{(\w+)\}/g, ':$1'), async (context, next) => {
    const params = readParams(call, context.req.param())
    if (!params) return next()
    context.set('methods', [...(context.get('methods') ?? []), call.method])
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method
    return (method === call.method && (await answer(context, params))) || next()
  })
}
