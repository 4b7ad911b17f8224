import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { backendInTest } from '../test/backend-in-test.ts'

let respond: (res: ServerResponse) => void
let asked = 0
const api = await backendInTest((_, res) => {
  asked += 1
  respond(res)
})
vi.stubEnv('LEASING_API_URL', api.url)

/** Next's cache in a few lines: results are kept by key, failures are not. */
const { kept, lifetimes } = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  lifetimes: [] as unknown[],
}))
vi.mock('next/cache', () => ({
  unstable_cache:
    (make: () => Promise<unknown>, [key]: string[], { revalidate }: { revalidate: unknown }) =>
    async () => {
      lifetimes.push(revalidate)
      if (!kept.has(key!)) kept.set(key!, await make())
      return kept.get(key!)
    },
}))
const { hasPhoneBox } = await import('./phone-box.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  api.close()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  kept.clear()
  lifetimes.length = 0
  asked = 0
})

const says = (phones: boolean) => (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json' })
  res.end(JSON.stringify({ phones }))
}

test('D-07 a yes shows the phone box, and is asked for once', async () => {
  respond = says(true)
  expect(await hasPhoneBox()).toBe(true)
  expect(await hasPhoneBox()).toBe(true)
  expect(asked).toBe(1)
  expect(lifetimes).toEqual([false, false])
})

test('D-07 a no shows none, and the page asks again within minutes', async () => {
  respond = says(false)
  expect(await hasPhoneBox()).toBe(false)
  expect(lifetimes).toEqual([false, 330])
  respond = says(true)
  expect(await hasPhoneBox()).toBe(true)
})

test('D-07 what cannot be fetched shows none, is logged, and asked for again within seconds', async () => {
  respond = (res) => res.writeHead(404).end('{}')
  expect(await hasPhoneBox()).toBe(false)
  expect(lifetimes).toEqual([false, 10])
})
