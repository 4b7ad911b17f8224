import type { Hono } from 'hono'
import { wordmark } from '#core/vehicle/wordmark/wordmark.ts'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { notReady } from './serve-route.ts'
import type { Readiness } from './services.ts'

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  // It may be opened by itself: nothing in it runs.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
}

/** `/manufacturers/{slug}.svg`: the wordmark of a make, at the address that its `logo` gives. Rule K-30. */
export function addWordmarks(app: Hono<Environment>, readiness: () => Readiness): void {
  app.get('/manufacturers/:file', (context) => {
    context.set('callName', 'wordmark')
    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const slug = /^([a-z0-9-]{1,60})\.svg$/.exec(context.req.param('file'))?.[1]
    const { manufacturers } = ready.services.deals.current().catalogue
    const make = manufacturers.find((each) => each.slug === slug)
    return make
      ? context.body(wordmark(make.name), 200, headers)
      : failureResponse(context, new Failure(404, 'errors.notFound'))
  })
}
