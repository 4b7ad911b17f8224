import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { LakeConfig } from './config.ts'
import { lakeApp } from './http/lake-app.ts'
import { refuseTarget } from './http/refuse-target.ts'
import { pathOfTarget } from './http/request-target.ts'
import { type Lake, openLake } from './lake.ts'
import { streamPortCount } from './listeners/stream-redirect.ts'
import { openPresenceSockets } from './presence/presence-sockets.ts'

export interface RunningLake {
  lake: Lake
  port: number
  close(): Promise<void>
}

/** A port that cannot be opened. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'
}

/**
 * Opens the ports, then the store; until that is done, `/healthz` answers 503 and everything else
 * waits: an event stream that is refused now forgets where it was and an editor's text with it.
 * @throws PortTakenError, FolderInUseError, DamagedDatabaseError: messages that say what to do
 */
export async function startLake(config: LakeConfig, log: Logger): Promise<RunningLake> {
  let lake: Lake | null = null
  const opening = Promise.withResolvers<void>()
  const listener = getRequestListener(lakeApp(config, () => lake).fetch)
  const sockets = openPresenceSockets()
  const servers: Server[] = []
  const closeServers = async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise<void>((resolve) => {
            server.close(() => resolve())
            server.closeAllConnections()
          }),
      ),
    )
  }
  try {
    const ports = Array.from({ length: streamPortCount + 1 }, (_, offset) => config.port + offset)
    for (const port of ports) {
      for (const host of config.hosts) {
        const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
          const target = pathOfTarget(request.url ?? '', request.headers.host)
          if (target === null) return refuseTarget(response)
          request.url = target
          const ready = target === '/healthz' ? Promise.resolve() : opening.promise
          void ready.then(() => listener(request, response))
        })
        server.on('upgrade', (request, socket, head) => {
          void opening.promise.then(() => sockets.upgrade(request, socket, head, lake!))
        })
        if (await listening(server, port, host, config.port)) servers.push(server)
      }
    }
    lake = await openLake(config, log)
    opening.resolve()
  } catch (error) {
    await closeServers()
    throw error
  }
  const opened = lake
  return {
    lake: opened,
    port: (servers[0]!.address() as AddressInfo).port,
    async close() {
      opened.streams.closeAll()
      sockets.closeAll()
      await closeServers()
      await opened.close()
    },
  }
}

/** False where the machine has no such address family, which is no reason not to start. */
function listening(
  server: Server,
  port: number,
  host: string,
  firstPort: number,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hasNoFamily = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (hasNoFamily && host === '::1') resolve(false)
      else reject(new PortTakenError(portError(port, host, firstPort, error.code ?? 'unknown')))
    })
    server.listen(port, host, () => resolve(true))
  })
}

function portError(port: number, host: string, firstPort: number, code: string): string {
  const reason =
    code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened on ${host} (${code})`
  return (
    `Port ${port} ${reason}. The content lake needs ${firstPort} for its API and the Studio and ` +
    `${firstPort + 1} to ${firstPort + streamPortCount} for browsers' event streams. Stop the other program, ` +
    `or choose other ports: CONTENT_LAKE_PORT=${firstPort + 1000}.`
  )
}
