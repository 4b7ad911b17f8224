import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Environment } from './environment.ts'
import { addHealth } from './health.ts'
import type { Readiness, Services } from './services.ts'

const readyWith = (readRatesVersion: () => Promise<number>): Readiness => ({
  status: 'ready',
  services: { database: { call: { readRatesVersion } } } as unknown as Services,
})

async function probed(readiness: Readiness, path: string) {
  const app = new Hono<Environment>()
  addHealth(app, () => readiness)
  const response = await app.request(path)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return [response.status, await response.json()]
}

test.each<[string, Readiness, number, string]>([
  ['starting', { status: 'starting', progress: null }, 503, 'starting'],
  ['with a database', readyWith(() => Promise.resolve(7)), 200, 'ready'],
  [
    'whose database refuses',
    readyWith(() => Promise.reject(new Error('gone'))),
    503,
    'database does not answer',
  ],
  [
    'whose database says nothing',
    readyWith(() => new Promise(() => {})),
    503,
    'database does not answer',
  ],
])(
  'C-150 a program %s is alive, and ready only when it can answer',
  async (_, readiness, status, text) => {
    expect(await probed(readiness, '/livez')).toEqual([200, { status: 'alive' }])
    expect(await probed(readiness, '/readyz')).toEqual([status, { status: text }])
  },
)
