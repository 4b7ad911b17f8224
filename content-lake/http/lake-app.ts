import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { assertOwnHost } from '../access/who-asks.ts'
import { actionRoutes } from '../actions/action-routes.ts'
import { assetRoutes } from '../assets/asset-routes.ts'
import { serveAssets } from '../assets/serve-assets.ts'
import { backupRoutes } from '../backup/backup-routes.ts'
import type { LakeConfig } from '../config.ts'
import { exportRoutes } from '../dataset/export-routes.ts'
import { referenceRoutes } from '../dataset/reference-routes.ts'
import { historyRoutes } from '../history/history-routes.ts'
import type { Lake } from '../lake.ts'
import { listenRoutes } from '../listeners/listen-routes.ts'
import { liveRoutes } from '../live/live-routes.ts'
import { mutateRoutes } from '../mutations/mutate-routes.ts'
import { projectRoutes } from '../project/project-routes.ts'
import { unsupportedRoutes } from '../project/unsupported-routes.ts'
import { queryRoutes } from '../query/query-routes.ts'
import { studioRoutes } from '../studio/studio-routes.ts'
import { guardRequest } from './guard-request.ts'
import { logRequest } from './log-request.ts'
import type { LakeContext, LakeEnv } from './lake-env.ts'
import { LakeError } from './lake-error.ts'
import { assertDataset } from './params.ts'

const largestBodyBytes = 50 * 1024 * 1024

/** The whole HTTP interface of one lake; `lakeOrNull` is null while the lake is being opened. */
export function lakeApp(
  config: Pick<LakeConfig, 'allowedHosts'>,
  log: Logger,
  lakeOrNull: () => Lake | null,
): Hono<LakeEnv> {
  const data = new Hono<LakeEnv>()
    .use('/data/:area/:dataset/*', onlyOwnDataset)
    .route('/', queryRoutes)
    .route('/', mutateRoutes)
    .route('/', actionRoutes)
    .route('/', listenRoutes)
    .route('/', liveRoutes)
    .route('/', historyRoutes)
    .route('/', exportRoutes)
    .route('/', referenceRoutes)
    .route('/', assetRoutes)
  const versioned = new Hono<LakeEnv>()
    .route('/', data)
    .route('/projects/:project/datasets/:name', data)
    .route('/', projectRoutes)
    .route('/', unsupportedRoutes)

  return (
    new Hono<LakeEnv>()
      .use(logRequest(log))
      .use((c, next) => {
        assertOwnHost({ host: c.req.header('host') }, { config })
        return next()
      })
      .get('/healthz', (c) => {
        const lake = lakeOrNull()
        if (!lake) return c.json({ status: 'starting' }, 503)
        return c.json({ status: 'ready', lastTransaction: lake.store.lastTransactionId })
      })
      // Rule C-150: alive while it answers at all, ready once documents can be read.
      .get('/livez', (c) => c.json({ status: 'alive' }))
      .get('/readyz', (c) =>
        lakeOrNull() ? c.json({ status: 'ready' }) : c.json({ status: 'starting' }, 503),
      )
      .use(async (c, next) => {
        const lake = lakeOrNull()
        if (!lake)
          throw new LakeError(503, 'starting', 'The content lake is starting. Try again soon.')
        c.set('lake', lake)
        return next()
      })
      .use(guardRequest)
      .use(bodyLimit({ maxSize: largestBodyBytes, onError: tooLarge }))
      .route('/:version{v(?:X|1|[0-9]{4}-[0-9]{2}-[0-9]{2})}', versioned)
      .route('/', backupRoutes)
      .route('/', serveAssets)
      .route('/', studioRoutes)
      .notFound((c) => answerError(c, unknownRoute(c)))
      .onError((error, c) => answerError(c, error))
  )
}

const tooLarge = (c: LakeContext) => {
  const isFile = c.req.path.includes('/assets/')
  throw new LakeError(
    413,
    'tooLarge',
    isFile
      ? 'A file may have 50 MB at most. Make it smaller, or link to where it stands.'
      : 'A request may hold 50 MB at most. Send smaller transactions.',
  )
}

async function onlyOwnDataset(c: LakeContext, next: () => Promise<void>) {
  // `/data/live/events/{dataset}` has its dataset one step later.
  const named =
    c.req.param('area') === 'live' ? c.req.path.split('/').at(-1) : c.req.param('dataset')
  assertDataset(c, named)
  return next()
}

const unknownRoute = (c: LakeContext) =>
  new LakeError(404, 'notFound', `The content lake has no route ${c.req.method} ${c.req.path}`)

function answerError(c: LakeContext, error: Error): Response {
  if (error instanceof LakeError) {
    if (error.status === 503) c.header('retry-after', '1')
    return c.json(error.body(), error.status)
  }
  c.get('lake')?.log.error({ err: error, path: c.req.path }, 'request failed')
  const hidden = new LakeError(
    500,
    'internalServerError',
    'The content lake failed; its log says why.',
  )
  return c.json(hidden.body(), 500)
}
