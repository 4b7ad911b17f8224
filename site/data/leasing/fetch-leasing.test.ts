import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { backendInTest } from '../test/backend-in-test.ts'
import { apiSilence, SilentApiError } from './api-silence.ts'
import { fetchLeasing } from './fetch-leasing.ts'
import { readStaleIfError } from './stale-if-error.ts'

const waits = { silenceMs: 200, restMs: 100, readMs: 1500, writeMs: 600 }

type Behaviour = (res: ServerResponse) => void

const json =
  (status: number, text: string, cacheControl = 'public, max-age=30'): Behaviour =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json', 'cache-control': cacheControl })
    res.end(text)
  }
const good = json(200, '{"total":7}')
const silent: Behaviour = () => undefined
const aByteNowAndThen: Behaviour = (res) => {
  res.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => res.write(' '), 20)
  res.on('close', () => clearInterval(timer))
}
const after =
  (ms: number, behaviour: Behaviour): Behaviour =>
  (res) => {
    setTimeout(() => behaviour(res), ms)
  }

const backends: { close: () => void }[] = []
afterEach(() => {
  for (const backend of backends.splice(0)) backend.close()
})

/** A leasing API whose paths behave as told, and the site's reads of it. */
async function leasing(paths: Record<string, Behaviour>) {
  let sent = 0
  const backend = await backendInTest((req, res) => {
    sent += 1
    paths[req.url ?? '']?.(res)
  })
  backends.push(backend)
  const told: unknown[] = []
  const silence = apiSilence(
    () => performance.now(),
    waits,
    (error) => told.push(error),
  )
  const kept = new Map<string, string>()
  const fetchOnce = (path: string, method = 'GET') =>
    fetchLeasing(silence, backend.url + path, { method, headers: {} })
  return {
    paths,
    silence,
    told,
    sent: () => sent,
    fetchOnce,
    read: (path: string) =>
      readStaleIfError((url) => fetchOnce(url), kept, path, { method: 'GET', headers: {} }),
  }
}

const timed = async (work: Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work.catch(() => {})
  return performance.now() - startedAt
}

describe('G-05 how long the leasing API is waited for', () => {
  test.each([
    ['takes connections and says nothing', silent],
    ['sends a byte now and then', aByteNowAndThen],
  ])('one that %s is given up, and left alone for a while', async (_, behaviour) => {
    const { fetchOnce, sent, paths } = await leasing({ '/list': behaviour })
    await expect(fetchOnce('/list')).rejects.toThrow(SilentApiError)
    await expect(fetchOnce('/list')).rejects.toThrow('a moment ago')
    expect(sent()).toBe(1)
    paths['/list'] = good
    await expect
      .poll(
        () =>
          fetchOnce('/list')
            .then(({ status }) => status)
            .catch(String),
        { interval: 20 },
      )
      .toBe(200)
    expect((await fetchOnce('/list')).status).toBe(200)
  })

  test('a read that is not even sent has failed, so that its page is one for later', async () => {
    const { fetchOnce, silence } = await leasing({ '/list': silent })
    await timed(fetchOnce('/list'))
    const startedAt = performance.now()
    await expect(fetchOnce('/list')).rejects.toThrow('a moment ago')
    expect(silence.hasFailedSince(startedAt)).toBe(true)
  })

  test('during a silence one read at a time finds out whether it is over', async () => {
    const { fetchOnce, sent } = await leasing({ '/list': silent })
    await timed(fetchOnce('/list'))
    await new Promise((resolve) => setTimeout(resolve, waits.restMs + 20))
    await Promise.allSettled(Array.from({ length: 9 }, () => fetchOnce('/list')))
    expect(sent()).toBe(2)
  })

  test('one that is busy and responds to others is waited for', async () => {
    const { fetchOnce } = await leasing({ '/slow': after(500, good), '/quick': good })
    const others = setInterval(() => void fetchOnce('/quick').catch(() => {}), 50)
    const { status } = await fetchOnce('/slow')
    clearInterval(others)
    expect(status).toBe(200)
  })

  test('one that never gets ready with a read is not waited for without end', async () => {
    const { fetchOnce } = await leasing({ '/slow': silent, '/quick': good })
    const others = setInterval(() => void fetchOnce('/quick').catch(() => {}), 50)
    await expect(fetchOnce('/slow')).rejects.toThrow(`longer than ${waits.readMs} ms`)
    clearInterval(others)
  })

  test('an order is waited for longer than a page, also during a silence', async () => {
    const { fetchOnce } = await leasing({ '/list': silent, '/orders': after(400, good) })
    await timed(fetchOnce('/list'))
    expect((await fetchOnce('/orders', 'POST')).status).toBe(200)
  })

  test('what is not there fails at once and is asked again at once', async () => {
    const { fetchOnce, silence } = await leasing({ '/list': (res) => res.destroy() })
    await expect(fetchOnce('/list')).rejects.toThrow(Error)
    expect(silence.maySend()).toBe(true)
  })

  test('a request that was cancelled is no failure', async () => {
    const { silence } = await leasing({})
    const startedAt = performance.now()
    const request = { method: 'GET', headers: {}, signal: AbortSignal.abort(new Error('gone')) }
    await expect(fetchLeasing(silence, 'http://127.0.0.1:9/', request)).rejects.toThrow('gone')
    expect(silence.hasFailedSince(startedAt)).toBe(false)
  })
})

const failures: [string, Behaviour][] = [
  ['says nothing', silent],
  ['sends a byte now and then', aByteNowAndThen],
  ['hangs up', (res) => res.destroy()],
  ['says 500', json(500, '{}')],
  ['is only starting', json(503, '{"status":"starting"}')],
  ['sends a page in place of JSON', json(200, '<h1>Hi</h1>')],
]

describe('G-06 the last good response', () => {
  test.each(failures)('is used when the leasing API %s', async (_, failing) => {
    const { read, paths, silence, told } = await leasing({ '/list': good })
    expect(await read('/list')).toEqual({ status: 200, json: { total: 7 }, isStale: false })
    const startedAt = performance.now()
    paths['/list'] = failing
    expect(await read('/list')).toEqual({ status: 200, json: { total: 7 }, isStale: true })
    expect(silence.hasFailedSince(startedAt)).toBe(true)
    expect(told).toHaveLength(1)
  })

  test.each(failures)('is not there for what was never read: it %s', async (_, failing) => {
    const { read } = await leasing({ '/list': failing })
    const read200 = await read('/list')
      .then(({ status }) => status < 500)
      .catch(() => false)
    expect(read200).toBe(false)
  })

  test('is never one of a single person', async () => {
    const { read, paths } = await leasing({ '/order': json(200, '{"name":"Ann"}', 'no-store') })
    await read('/order')
    paths['/order'] = json(500, '{}')
    expect(await read('/order')).toMatchObject({ status: 500, isStale: false })
  })

  test('does not hide that something is gone', async () => {
    const { read, paths } = await leasing({ '/car': good })
    await read('/car')
    paths['/car'] = json(404, '{}')
    expect(await read('/car')).toMatchObject({ status: 404, isStale: false })
  })

  test('the end of a failure is told once', async () => {
    const { read, paths, told } = await leasing({ '/list': json(500, '{}') })
    await read('/list')
    await read('/list')
    paths['/list'] = good
    await read('/list')
    await read('/list')
    expect(told).toEqual([expect.any(Error), null])
  })
})
