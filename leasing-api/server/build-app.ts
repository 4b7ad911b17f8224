import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { addOutboxPages } from '../outbox/outbox-pages.ts'
import { addReferencePages, openApi } from '../reference/reference-pages.ts'
import { routes } from '../routes/index.ts'
import { addRateFiles } from '../rate-uploads/rate-file-routes.ts'
import { addFigureFiles } from '../routes/figures/figure-file-routes.ts'
import { addLeadFiles } from '../routes/leads/lead-file-routes.ts'
import { createApp } from './app.ts'
import { addressList } from '#server-kit/client-address.ts'
import type { Environment } from './environment.ts'
import { addHealth } from './health.ts'
import { addWordmarks } from './wordmarks.ts'
import type { Readiness } from './services.ts'

export type BuildOptions = {
  readiness: () => Readiness
  trustedProxies: readonly string[]
  /** False when real senders are configured: with one of two, the other's messages stand there. */
  hasOutbox: boolean
  logger: Logger
  /** Further routes, mounted by who starts the program. */
  mount?: (app: Hono<Environment>) => void
}

/** The whole HTTP side: calls, health, reference, outbox. */
export function buildApp(options: BuildOptions): Hono<Environment> {
  const { readiness, logger } = options
  return createApp({
    readiness,
    routes,
    logger,
    isTrustedProxy: addressList(options.trustedProxies),
    contractVersion: hash('sha256', JSON.stringify(openApi), 'base64url').slice(0, 12),
    pages: (app) => {
      addHealth(app, readiness)
      addReferencePages(app, readiness)
      addWordmarks(app, readiness)
      addRateFiles(app, readiness)
      addLeadFiles(app, readiness)
      addFigureFiles(app, readiness)
      if (options.hasOutbox) addOutboxPages(app, readiness)
      options.mount?.(app)
    },
  })
}
