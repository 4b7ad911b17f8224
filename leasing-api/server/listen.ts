import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { requestTimes } from '#server-kit/connections.ts'
import { listen, type Listening } from '#server-kit/listen.ts'
import { bindConnection } from './connections.ts'
import type { Environment } from './environment.ts'

/** The operator's rate books are large and read no faster than they can be stored. */
const uploadTimeoutMs = 30 * 60_000

/**
 * Serves the app on every given address.
 * @throws UserError when one of them cannot be listened on
 */
export function listenWith(
  app: Hono<Environment>,
  hosts: readonly string[],
  port: number,
): Promise<Listening> {
  const handle = getRequestListener(
    (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings
      bindConnection(request, outgoing)
      return app.fetch(request, { incoming })
    },
    { overrideGlobalObjects: false, errorHandler: badRequest },
  )
  const server = createServer(
    { ...requestTimes, requestTimeout: uploadTimeoutMs },
    (incoming, outgoing) => void handle(incoming, outgoing),
  )
  const variables = { host: 'LEASING_API_HOST', port: 'LEASING_API_PORT' }
  return listen(server, { hosts, port, variables })
}

/** A request that cannot even be taken apart: a host name that is none, a target that is no path. */
function badRequest(): Response {
  const body = {
    error_key: 'errors.badParameter',
    message: 'Some of the values in this request cannot be read.',
    errors: {},
    requestId: '',
  }
  return Response.json(body, { status: 400, headers: { 'cache-control': 'no-store' } })
}
