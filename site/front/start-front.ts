import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { requestTimes } from '#server-kit/connections.ts'
import { listen } from '#server-kit/listen.ts'
import { createLogger } from '#server-kit/logger.ts'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { startTelemetry } from '#server-kit/telemetry/start-telemetry.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { config } from '../config.ts'
import { contentFallback } from '../data/content/content-fallback.ts'
import { leasingState } from '../data/leasing/leasing-state.ts'
import { news } from '../data/webhooks/news.ts'
import { storefronts } from '../data/storefronts/directory.ts'
import { routes } from '../policy/routes.ts'
import { type LiveDocument, setLiveDocumentScope } from '#site/live-document/live-document.ts'
import { setElementToHtml } from '../ui/static-html/element-to-html.ts'
import { securityHeaders } from '../policy/security-headers.ts'
import { htmlOfElements } from '../ui/static-html/html-of-elements.ts'
import { expireDated } from './expire-dated.ts'
import { frontServer } from './front-server.ts'
import { logConsole } from './log-console.ts'
import { startNightlyRun } from './nightly-run.ts'
import { livePagesAhead, pagesNotAhead, type PrerenderManifest } from './pages-ahead.ts'
import { noPageStyles, pageStyles } from './page-styles.ts'
import { answerWhileStarting } from './probes.ts'
import { staticFiles } from './static-files.ts'
import { tracedRequests } from './traced-requests.ts'
import { unreadRequest } from './unread-request.ts'

/** Time that requests under way have before their connections are closed. */
const graceMs = 3000

const siteFolder = path.resolve(import.meta.dirname, '..')
const buildId = path.join(siteFolder, '.next/BUILD_ID')

/**
 * Starts the site: takes the port first, so that a taken one is known at once, then prepares Next.
 * Until that is done every request is answered with 503.
 */
export async function startFront(isDevelopment: boolean): Promise<void> {
  if (!isDevelopment && !existsSync(buildId)) {
    throw new UserError(
      'The site is not built. Run npm start, which builds what it needs, or next build site.',
    )
  }
  const manifest = isDevelopment ? null : await prerenderManifest()
  const { port, hosts, trustedProxies, isMaintenance } = config.front
  const log = createLogger({
    name: 'site',
    level: config.front.logLevel,
    isReadable: isDevelopment,
  })
  if (!isDevelopment) logConsole(log)
  const telemetry = await startTelemetry('site', config.front.telemetry, log)
  const server = http.createServer(requestTimes)
  const starting = (req: http.IncomingMessage, res: http.ServerResponse) =>
    answerWhileStarting(req.url ?? '', res)
  server.on('request', starting)
  server.on('clientError', unreadRequest(securityHeaders(config.hstsSeconds)))
  const variables = { host: 'SITE_HOST', port: 'SITE_PORT' }
  const listening = await listen(server, { hosts, port, variables })

  const app = next({
    dev: isDevelopment,
    dir: siteFolder,
    hostname: hosts[0] ?? '127.0.0.1',
    port,
    httpServer: server,
  })
  if (!isDevelopment) setElementToHtml(htmlOfElements)
  setLiveDocumentScope(new AsyncLocalStorage<LiveDocument>())
  const listeningAt = () => server.address() as AddressInfo | null
  const front = frontServer({
    settings: {
      leasingApiUrl: config.leasingApiUrl,
      trustedProxies,
      hstsSeconds: config.hstsSeconds,
      canPurge: config.cdnPurgeUrl !== null,
      isToldOfNews: config.webhookSecret !== null,
      isMaintenance,
      isDevelopment,
      studioUrls: config.contentLake.studioUrls,
      // What Next writes into the preview's cookie: made anew with every build.
      previewKey: manifest?.preview?.previewModeId ?? null,
      thirdParties: config.thirdParties,
    },
    handle: app.getRequestHandler(),
    sendStatic: isDevelopment
      ? async () => false
      : await staticFiles(path.join(siteFolder, '.next/static'), '/_next/static/'),
    styles: isDevelopment ? noPageStyles : pageStyles(await styleSheets()),
    listeningAt,
    generation: () => news.generation,
    hasBackendFailed: (sinceMs) =>
      contentFallback.isDown() || leasingState.silence.hasFailedSince(sinceMs),
    silence: leasingState.silence,
    storefronts,
  })
  stopOnSignal(async () => {
    await listening.close(graceMs)
    front.close()
    await app.close()
    await telemetry.close()
  })
  await Promise.all([app.prepare(), knownStorefronts()])
  server.off('request', starting)
  server.on('request', tracedRequests(log, front.answer))
  if (!isDevelopment) void front.warmUp()
  if (!isDevelopment && config.webhookSecret !== null) {
    startNightlyRun({
      nowMs: Date.now,
      madeAtMs: (await stat(buildId)).mtimeMs,
      run: expireDated(listeningAt, config.webhookSecret),
    })
  }
  log.info(`The site answers at ${config.siteUrl}`)
}

/** The style sheets of the build by their names without `.css`. */
async function styleSheets(): Promise<Map<string, string>> {
  const folder = path.join(siteFolder, '.next/static/chunks')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'))
  const read = async (file: string) =>
    [path.basename(file, '.css'), await readFile(path.join(folder, file), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

/** Reads the storefronts, and again every few seconds while they cannot be had. */
async function knownStorefronts(): Promise<void> {
  if (await storefronts.reload()) return
  setTimeout(() => void knownStorefronts(), 3000).unref()
}

/**
 * What the build says of itself.
 * @throws UserError naming the fixed pages that it renders for each request, or the live ones that it
 * renders ahead
 */
async function prerenderManifest() {
  const file = path.join(siteFolder, '.next/prerender-manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as PrerenderManifest & {
    preview?: { previewModeId?: string }
  }
  const early = livePagesAhead(routes, manifest)
  if (early.length > 0)
    throw new UserError(
      `${early.join(', ')}: listed as live in site/policy/routes.ts, but the build renders them ahead. List them as fixed.`,
    )
  const late = pagesNotAhead(routes, manifest)
  if (late.length === 0) return manifest
  throw new UserError(
    `${late.join(', ')}: listed as fixed in site/policy/routes.ts, but the build renders them for each request. Something there reads a cookie, a header, the query or an uncached answer outside the preview. Take it out, or list the page as live.`,
  )
}
