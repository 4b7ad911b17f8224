import { existsSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { config } from '../config.ts'
import { frontServer } from './front-server.ts'
import { listen } from './listen.ts'
import { staticFiles } from './static-files.ts'
import { stopOnSignal } from './stop.ts'

export class MissingBuildError extends Error {
  override name = 'MissingBuildError'
}

const siteFolder = path.resolve(import.meta.dirname, '..')

/**
 * Starts the site: takes the port first, so that a taken one is known at once, then prepares Next.
 * Until that is done every request is answered with 503.
 */
export async function startFront(isDevelopment: boolean): Promise<void> {
  if (!isDevelopment && !existsSync(path.join(siteFolder, '.next/BUILD_ID'))) {
    throw new MissingBuildError(
      'The site is not built. Run npm start, which builds what it needs, or next build site.',
    )
  }
  const { port, hosts, trustedProxies, isMaintenance } = config.front
  const server = http.createServer({ requestTimeout: 60_000 })
  const starting = (_: http.IncomingMessage, res: http.ServerResponse) => {
    res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    res.end('{"status":"starting"}')
  }
  server.on('request', starting)
  const doors = await listen(server, hosts, port)

  const app = next({
    dev: isDevelopment,
    dir: siteFolder,
    hostname: hosts[0] ?? '127.0.0.1',
    port,
    httpServer: server,
  })
  const front = frontServer({
    settings: {
      leasingApiUrl: config.leasingApiUrl,
      ownHosts: config.ownHosts,
      trustedProxies,
      hstsSeconds: config.hstsSeconds,
      canPurge: config.cdnPurgeUrl !== null,
      isMaintenance,
      isDevelopment,
    },
    handle: app.getRequestHandler(),
    sendStatic: isDevelopment
      ? async () => false
      : await staticFiles(path.join(siteFolder, '.next/static'), '/_next/static/'),
    listeningAt: () => server.address() as AddressInfo | null,
  })
  stopOnSignal(server, doors, [async () => front.close(), () => app.close()])
  await app.prepare()
  server.off('request', starting)
  server.on('request', front.answer)
  process.stdout.write(`The site answers at ${config.siteUrl}\n`)
}
