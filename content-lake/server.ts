import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { requestTimes } from '#server-kit/connections.ts'
import { listen, type Listening } from '#server-kit/listen.ts'
import type { LakeConfig } from './config.ts'
import { lakeApp } from './http/lake-app.ts'
import { isProbe } from './http/log-request.ts'
import { pathOfTarget, refuseTarget } from './http/request-target.ts'
import { type Lake, openLake } from './lake.ts'
import { streamPortCount } from './listeners/stream-redirect.ts'
import { openPresenceSockets } from './presence/presence-sockets.ts'

export interface RunningLake {
  lake: Lake
  port: number
  close(): Promise<void>
}

/** A picture of 50 MB over a slow line. */
const uploadMs = 5 * 60_000

const variables = { host: 'CONTENT_LAKE_HOST', port: 'CONTENT_LAKE_PORT' }

/**
 * Starts the lake: opens the ports, then the store; until that is done, probes answer so and
 * everything else waits: an event stream that is refused now forgets where it was and an editor's
 * text with it.
 * @throws UserError when a port is taken, the folder is in use or the database damaged
 */
export async function startLake(config: LakeConfig, log: Logger): Promise<RunningLake> {
  let lake: Lake | null = null
  const opening = Promise.withResolvers<void>()
  const listener = getRequestListener(lakeApp(config, log, () => lake).fetch)
  const sockets = openPresenceSockets()
  const listening: Listening[] = []
  const closeServers = () => Promise.all(listening.map(({ close }) => close(0)))
  const { hosts, port: first } = config
  const note = `The content lake needs ${first} for its API and the Studio and ${first + 1} to ${first + streamPortCount} for browsers' event streams; CONTENT_LAKE_PORT=${first + 1000} moves them all.`
  try {
    const ports = Array.from({ length: streamPortCount + 1 }, (_, offset) => first + offset)
    for (const port of ports) {
      const server = createServer(
        { ...requestTimes, requestTimeout: uploadMs, keepAliveTimeout: 60_000 },
        (request, response) => {
          const target = pathOfTarget(request.url ?? '', request.headers.host)
          if (target === null) return refuseTarget(response)
          request.url = target
          const ready = isProbe(target) ? Promise.resolve() : opening.promise
          void ready.then(() => listener(request, response))
        },
      )
      server.on('upgrade', (request, socket, head) => {
        void opening.promise.then(() => sockets.upgrade(request, socket, head, lake!))
      })
      listening.push(await listen(server, { hosts, port, variables, note }))
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
    port: listening[0]!.port,
    async close() {
      opened.streams.closeAll()
      sockets.closeAll()
      await closeServers()
      await opened.close()
    },
  }
}
