import type { MiddlewareHandler } from 'hono'
import { countShed, watchQueue } from '#server-kit/telemetry/telemetry.ts'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { isProbe } from './health.ts'

/**
 * Answers 503 while more than `most` requests are being worked on. Probes pass: a program that is busy
 * is alive. Rule C-148.
 */
export function overloadGuard(most: number): MiddlewareHandler<Environment> {
  let working = 0
  watchQueue('requests', () => working)
  return async (context, next) => {
    if (working >= most && !isProbe(context.req.path)) {
      countShed('requests')
      const busy = new Failure(503, 'errors.overload', {}, { headers: { 'retry-after': '1' } })
      return failureResponse(context, busy)
    }
    working++
    try {
      return await next()
    } finally {
      working--
    }
  }
}
