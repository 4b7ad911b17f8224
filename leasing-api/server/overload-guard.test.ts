import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Environment } from './environment.ts'
import { overloadGuard } from './overload-guard.ts'

test('C-52 more requests at once than can be worked on are asked to come back, until one is done', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const app = new Hono<Environment>()
  app.use(overloadGuard(2))
  app.get('/slow', async (context) => {
    await held
    return context.text('done')
  })
  app.get('/', (context) => context.text('quick'))
  app.get('/broken', () => {
    throw new Error('of ours')
  })
  app.onError((_, context) => context.text('broken', 500))

  // What fails is done as well.
  for (let at = 0; at < 3; at++) expect((await app.request('/broken')).status).toBe(500)
  const slow = Promise.all([1, 2].map(async () => app.request('/slow')))
  const busy = await app.request('/')
  expect(busy.status).toBe(503)
  expect(busy.headers.get('retry-after')).toBe('1')
  expect(busy.headers.get('cache-control')).toBe('no-store')
  await expect(busy.json()).resolves.toMatchObject({ error_key: 'errors.overload', errors: {} })
  letGo()
  for (const response of await slow) expect(response.status).toBe(200)
  expect((await app.request('/')).status).toBe(200)
})
