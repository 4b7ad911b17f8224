import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { frontInTest, serverInTest } from './test/front-in-test.ts'
import { workLimit } from './work-limit.ts'

const servers: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** Pages that are rendered when the test says so. */
async function heldPages() {
  const held: ServerResponse[] = []
  const front = await frontInTest(async (_, res) => {
    held.push(res)
    await once(res, 'close')
  })
  servers.push(front)
  return {
    url: front.url,
    ask: (path: string) => fetch(front.url + path, { redirect: 'manual' }),
    async renderedAtOnce(count: number) {
      while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
      return held
    },
  }
}

const page = (res: ServerResponse) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  res.end('<main>A page</main>')
}

test('C-148 a place is freed once, however often that is said', () => {
  const limit = workLimit(1, 'pages')
  const free = limit.begin()!
  expect(limit.begin()).toBeNull()
  free()
  free()
  expect(limit.isFull()).toBe(false)
  limit.begin()
  expect(limit.begin()).toBeNull()
})

describe('more pages at once than can be rendered', () => {
  test('C-148 are told at once when to come again, and there is room as soon as one is done', async () => {
    const site = await heldPages()
    const asked = Array.from({ length: 40 }, (_, at) => site.ask(`/guides/${at}`))
    const held = await site.renderedAtOnce(40)
    const probe = await site.ask('/site/readyz')
    expect([probe.status, await probe.json()]).toEqual([503, { status: 'busy' }])
    expect((await site.ask('/site/livez')).status).toBe(200)

    const shed = await site.ask('/guides/one-more')
    expect(shed.status).toBe(503)
    expect(shed.headers.get('retry-after')).toBe('2')
    expect(shed.headers.get('cache-control')).toBe('no-store')
    expect(await shed.text()).toBe('We are very busy. Please try again in a moment.')

    for (const res of held.splice(0)) page(res)
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await site.ask('/site/readyz')).status).toBe(200)
    const after = site.ask('/guides/after')
    const [res] = await site.renderedAtOnce(1)
    page(res!)
    expect((await after).status).toBe(200)
  })

  test('C-148 whoever goes away leaves a place', async () => {
    const site = await heldPages()
    const gone = new AbortController()
    const asked = Array.from({ length: 40 }, (_, at) =>
      fetch(`${site.url}/guides/${at}`, { signal: gone.signal }).catch(() => null),
    )
    await site.renderedAtOnce(40)
    gone.abort()
    await Promise.all(asked)
    let status = 503
    while (status === 503) status = (await site.ask('/site/readyz')).status
    expect(status).toBe(200)
  })
})

test('C-148 calls of an API that is busy are told in its own shape when to come again', async () => {
  const held: ServerResponse[] = []
  const api = await serverInTest((_, res) => void held.push(res))
  const front = await frontInTest(() => undefined, { leasingApiUrl: api.url })
  servers.push(front, api)
  const gone = new AbortController()
  const asked = Array.from({ length: 250 }, () =>
    fetch(`${front.url}/api/filters`, { signal: gone.signal }).catch(() => null),
  )
  while (held.length < 250) await new Promise((resolve) => setTimeout(resolve, 5))
  const shed = await fetch(`${front.url}/api/filters`)
  expect(shed.status).toBe(503)
  expect(shed.headers.get('retry-after')).toBe('1')
  expect(await shed.json()).toMatchObject({ error_key: 'errors.overload', errors: {} })
  gone.abort()
  await Promise.all(asked)
})
