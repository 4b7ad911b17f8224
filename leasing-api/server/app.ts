import { Hono } from 'hono'
import type { Logger } from 'pino'
import { unkeepableMessage } from '#core/contract/keepable.ts'
import { requestIdHeader, requestIdOf, withRequestId } from '#server-kit/request-id.ts'
import { servedRequest } from '#server-kit/telemetry/telemetry.ts'
import { UnkeepableTextError } from '../db/keepable-input.ts'
import type { NamedRoute } from '../routes/index.ts'
import { addCall, sentPath } from './add-call.ts'
import type { Environment } from './environment.ts'
import { describeError } from './describe-error.ts'
import { Failure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { guardInternal } from './guards.ts'
import { isProbe } from './health.ts'
import { overloadGuard } from './overload-guard.ts'
import { isSent } from './send-bytes.ts'
import { routeServer, type ServeOptions } from './serve-route.ts'
import { standingHeaders } from './standing-headers.ts'

export type AppOptions = ServeOptions & {
  routes: readonly NamedRoute[]
  logger: Logger
  /** Everything that is not a call: health, reference, outbox, the operator's routes. */
  pages: (app: Hono<Environment>) => void
}

/** Requests worked on at once; more are asked to come back, before memory is short. */
const requestsAtOnce = 500

/** The HTTP side of the leasing API. */
export function createApp(options: AppOptions): Hono<Environment> {
  const app = new Hono<Environment>({ getPath: sentPath })
  const serve = routeServer(options)
  const paths = new Map(options.routes.map(({ name, route }) => [name, route.call.path]))

  app.use(async (context, next) => {
    const requestId = requestIdOf(context.req.header(requestIdHeader))
    context.set('requestId', requestId)
    const started = performance.now()
    const { method } = context.req
    const traceparent = context.req.header('traceparent')
    const served = servedRequest({ method, requestId, traceparent })
    await withRequestId(requestId, () => served.run(next))
    if (!isSent(context.res)) {
      for (const [name, value] of Object.entries(standingHeaders(requestId))) {
        if (!context.res.headers.has(name)) context.res.headers.set(name, value)
      }
    }
    const isWatching = isProbe(context.req.path)
    options.logger[isWatching ? 'debug' : 'info'](
      {
        requestId,
        method,
        call: context.get('callName'),
        // Paths of private calls hold references, and anybody may write anything into a query.
        ...(context.get('isPrivate') === false && { path: context.req.path }),
        status: context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'answered',
    )
    const route =
      paths.get(context.get('callName') ?? '') ?? (isWatching ? context.req.path : 'other')
    served.end({ route, status: context.res.status })
  })
  app.use(overloadGuard(requestsAtOnce))
  app.use('/internal/*', guardInternal(options.isTrustedProxy))

  for (const { name, route } of options.routes) {
    addCall(app, route.call, (context, params) => serve(context, route, name, params))
  }
  options.pages(app)

  app.notFound((context) => {
    const methods = context.get('methods')
    if (!methods) return failureResponse(context, new Failure(404, 'errors.notFound'))
    // What answers GET answers HEAD as well.
    const allow = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].join(', ')
    return failureResponse(
      context,
      new Failure(405, 'errors.methodNotAllowed', {}, { headers: { allow } }),
    )
  })
  app.onError((error, context) => {
    if (error instanceof UnkeepableTextError) return failureResponse(context, unkeepable(error))
    options.logger.error(
      {
        requestId: context.get('requestId'),
        call: context.get('callName'),
        error: describeError(error),
      },
      'A request failed for a reason of ours.',
    )
    return failureResponse(context, new Failure(500, 'errors.generic'))
  })
  return app
}

/** What cannot be kept was sent by whoever asks, so they are told which field to mend. Rule C-62. */
function unkeepable({ field }: UnkeepableTextError): Failure {
  return new Failure(400, 'errors.badParameter', { [field || 'body']: [unkeepableMessage] })
}
