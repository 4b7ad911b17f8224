import { pino } from 'pino'
import { expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { messageText } from '#core/messages/message-text.ts'
import type { NamedRoute } from '../routes/index.ts'
import { createApp } from './app.ts'
import { route } from './route.ts'
import type { Readiness } from './services.ts'

const broken: NamedRoute = {
  name: 'getImages',
  route: route(calls.getImages, () => {
    // What a database says may repeat what somebody typed.
    throw new RangeError('Ada Lovelace is out of range')
  }),
}

/** An app with one route that fails for a reason of ours. */
function appOver(readiness: Readiness) {
  const lines: string[] = []
  const app = createApp({
    routes: [broken],
    readiness: () => readiness,
    isTrustedProxy: () => false,
    contractVersion: 'test',
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    pages: () => {},
  })
  const ask = (path: string) =>
    app.request(path, { headers: { 'x-request-id': 'kZ3v0bWn7x2Q' } }, {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    } as never)
  return { ask, lines }
}

const deals = { current: () => ({ ratesVersion: 1 }) }
const ready = { status: 'ready', services: { deals, database: {} } } as unknown as Readiness

test('C-18 C-52 a fault of ours is 500 with the general text; the log names it under the same id, without what it says', async () => {
  const { ask, lines } = appOver(ready)
  const response = await ask('/api/derivatives/9/images')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  await expect(response.json()).resolves.toEqual({
    error_key: 'errors.generic',
    message: messageText('errors.generic'),
    errors: {},
    requestId: 'kZ3v0bWn7x2Q',
  })
  expect(lines.find((line) => line.includes('RangeError'))).toContain('kZ3v0bWn7x2Q')
  expect(lines.join('')).not.toContain('Lovelace')
})

test('C-52 while it is starting a call is 503, and what is no call is 404 all the same', async () => {
  const { ask } = appOver({ status: 'starting', progress: null })
  const call = await ask('/api/derivatives/9/images')
  expect(call.status).toBe(503)
  expect(call.headers.get('retry-after')).toBe('2')
  await expect(call.json()).resolves.toMatchObject({ error_key: 'errors.overload' })
  expect((await ask('/api/nowhere')).status).toBe(404)
})
