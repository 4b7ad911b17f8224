import path from 'node:path'
import type { Logger } from 'pino'
import { lockFolder } from '#server-kit/folder-lock.ts'
import { streamTickets } from './access/dated-token.ts'
import { editorCookie } from './access/editor-cookie.ts'
import { openAssets } from './assets/assets.ts'
import type { LakeConfig } from './config.ts'
import { eventStreams } from './listeners/event-stream.ts'
import { openListeners } from './listeners/listeners.ts'
import { openPreferences } from './project/preferences.ts'
import { openPublicQueries, queryCache, queryViews } from './query/query-engine.ts'
import { clearContactCopies } from './seeding/clear-contact-copies.ts'
import { renewSeeded } from './seeding/renew-seeded.ts'
import { seedWhenEmpty } from './seeding/seed-when-empty.ts'
import { openDocumentStore } from './store/document-store.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

/** The services that routes work with. */
export type Lake = Awaited<ReturnType<typeof openLake>>

/** Opens the data folder, reads its documents, seeds an empty dataset, and starts the webhooks. */
export async function openLake(
  config: LakeConfig,
  log: Logger,
  now: () => Date = () => new Date(),
) {
  // Two lakes on one database would each miss what the other wrote.
  const lock = lockFolder(
    config.dataFolder,
    'lock',
    (pid) =>
      `The content in ${config.dataFolder} is in use by process ${pid}. Stop it with kill ${pid}, or give this lake a folder of its own with LARKWAY_DATA.`,
  )
  const store = openDocumentStore(path.join(config.dataFolder, `${config.dataset}.sqlite`))
  const assets = await openAssets({ ...config, store, now })
  const seeded = config.seed ? await seedWhenEmpty(store, assets, now, config.seed) : 0
  if (seeded > 0) log.info({ documents: seeded }, 'empty dataset seeded')
  const cleared = await clearContactCopies(store, now)
  if (cleared > 0) log.info({ storefronts: cleared }, 'contact details left to the site settings')
  const renewed = config.seed && seeded === 0 ? await renewSeeded(store, now, config.seed) : 0
  if (renewed > 0) log.info({ documents: renewed }, 'seeded documents renewed')
  const streams = eventStreams()
  const webhooks = openWebhooks({
    ...config.webhook,
    projectId: config.projectId,
    dataset: config.dataset,
    cursorFile: path.join(config.dataFolder, `${config.dataset}.webhook-cursor.json`),
    store,
    log,
    // Whoever builds the site from a fresh seed has it all; only what comes after is news.
    ...(seeded > 0 && { startAfter: store.sequence }),
  })
  const publicQueries = openPublicQueries(
    { projectId: config.projectId, dataset: config.dataset },
    { store, log, now },
  )
  return {
    config,
    log,
    store,
    views: queryViews(store),
    queryCache: queryCache(store),
    publicQueries,
    assets,
    cookie: editorCookie(config.token, config.port),
    tickets: streamTickets(config.token),
    streams,
    listeners: openListeners(store, log, publicQueries),
    preferences: openPreferences(path.join(config.dataFolder, 'preferences.json')),
    webhooks,
    now,
    async close() {
      streams.closeAll()
      await webhooks.close()
      await publicQueries.close()
      await assets.close()
      store.close()
      lock.release()
    },
  }
}
