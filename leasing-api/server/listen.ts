import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { bindConnection } from './connections.ts'
import type { Environment } from './environment.ts'

/** A port or address that cannot be listened on, with what to do about it. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** The operator's rate books are large and read no faster than they can be stored. */
const uploadTimeoutMs = 30 * 60_000

export type Listening = {
  /** Stops taking requests, lets running ones finish for `graceMs`, then ends them. */
  close(graceMs: number): Promise<void>
}

/**
 * Serves the app on every given address. An IPv6 loopback that the machine does not have is left
 * out; the first address must work.
 * @throws ListenError
 */
export async function listen(
  app: Hono<Environment>,
  hosts: readonly string[],
  port: number,
): Promise<Listening> {
  const servers: Server[] = []
  const closeAll = async (graceMs: number) => {
    await Promise.all(servers.map((server) => closeServer(server, graceMs)))
  }
  for (const host of hosts) {
    const server = createServer(
      { requestTimeout: uploadTimeoutMs, headersTimeout: 10_000 },
      (incoming, outgoing) => {
        void handle(incoming, outgoing)
      },
    )
    const handle = getRequestListener(
      (request, bindings) => {
        const { incoming, outgoing } = bindings as HttpBindings
        bindConnection(request, outgoing)
        return app.fetch(request, { incoming })
      },
      {
        overrideGlobalObjects: false,
        errorHandler: badRequest,
      },
    )
    try {
      await listenOn(server, host, port)
      servers.push(server)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const isMissingFamily = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
      if (isMissingFamily && servers.length > 0) continue
      await closeAll(0)
      throw new ListenError(listenMessage(code, host, port), { cause: error })
    }
  }
  return { close: closeAll }
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

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, ipv6Only: host.includes(':') }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function listenMessage(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `The leasing API cannot start: port ${port} on ${host} is taken by another program, perhaps another Larkway. End that one, or choose another port with LEASING_API_PORT.`
  }
  if (code === 'EACCES') {
    return `The leasing API cannot start: this user may not use port ${port}. Choose one above 1023 with LEASING_API_PORT.`
  }
  return `The leasing API cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}). Check LEASING_API_HOST and LEASING_API_PORT.`
}
