import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Environment } from './environment.ts'
import type { Readiness } from './services.ts'

const probes: readonly string[] = ['/healthz', '/livez', '/readyz']

/** Whether the path is a probe's, which is answered however busy the program is and not logged. */
export const isProbe = (path: string): boolean => probes.includes(path)

/** A database that answers later than this keeps visitors waiting. */
const databasePatienceMs = 1000

/**
 * The addresses that watchers ask. Rule C-150.
 *
 * `/healthz`: how far the start is, with 503, then 200 with the version of the rates served.
 * `/livez`: 200 as long as the program answers at all. `/readyz`: 200 while requests can be answered,
 * for which the start must be over and the database must answer.
 */
export function addHealth(app: Hono<Environment>, readiness: () => Readiness): void {
  const answered = databaseAnswers(readiness)
  app.use('/:probe', async (context, next) => {
    if (isProbe(context.req.path)) {
      context.set('callName', context.req.path.slice(1))
      context.header('cache-control', 'no-store')
    }
    await next()
  })
  app.get('/healthz', (context) => {
    const ready = readiness()
    if (ready.status === 'ready') {
      return context.json({
        status: 'ready',
        ratesVersion: ready.services.deals.current().ratesVersion,
      })
    }
    const { status, progress } = ready
    return context.json({ status, ...(progress && { progress }) }, 503)
  })
  app.get('/livez', (context) => context.json({ status: 'alive' }))
  app.get('/readyz', async (context) => {
    const { status } = readiness()
    if (status !== 'ready') return context.json({ status }, 503)
    if (await answered()) return context.json({ status })
    return context.json({ status: 'database does not answer' }, 503)
  })
}

/** Asks the database something small; those who ask at the same time share the question. */
function databaseAnswers(readiness: () => Readiness): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  return () =>
    (asking ??= ask(readiness()).finally(() => {
      asking = null
    }))
}

async function ask(ready: Readiness): Promise<boolean> {
  if (ready.status !== 'ready') return false
  const answer = ready.services.database.call.readRatesVersion().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, wait(databasePatienceMs, false, { ref: false })])
}
