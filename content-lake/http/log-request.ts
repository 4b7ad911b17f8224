import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { requestIdHeader, requestIdOf, withRequestId } from '#server-kit/request-id.ts'
import { servedRequest } from '#server-kit/telemetry/telemetry.ts'

const probes: readonly string[] = ['/healthz', '/livez', '/readyz']

/** Whether the path is a probe's, which is answered at once and not logged. */
export const isProbe = (path: string): boolean => probes.includes(path)

/**
 * Middleware before everything: runs a request under its id, which goes back as a header, and logs
 * how it was answered. Neither the query nor a document's name is logged. Rules C-146, C-147.
 */
export function logRequest(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header(requestIdHeader))
    const started = performance.now()
    const { method } = c.req
    const traceparent = c.req.header('traceparent')
    const served = servedRequest({ method, requestId, traceparent })
    await withRequestId(requestId, () => served.run(next))
    c.header(requestIdHeader, requestId)
    log[isProbe(c.req.path) ? 'debug' : 'info'](
      {
        requestId,
        method,
        area: areaOf(c),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'answered',
    )
    served.end({ route: routePath(c, -1), status: c.res.status })
  }
}

/** What kind of address it is: `query`, `mutate`, `listen`, or the first part of any other. */
function areaOf({ req }: Context): string {
  const [first = '', second = '', third = ''] = req.path.split('/').slice(1)
  if (!/^v[\dX]/.test(first)) return first
  return second === 'data' ? third : second
}
