import type { Hono } from 'hono'
import type { Environment } from './environment.ts'
import type { Readiness } from './services.ts'

/** `/healthz`: 503 with the progress of the start, then 200 with the version of the rates served. */
export function addHealth(app: Hono<Environment>, readiness: () => Readiness): void {
  app.get('/healthz', (context) => {
    context.set('callName', 'healthz')
    context.header('cache-control', 'no-store')
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
}
