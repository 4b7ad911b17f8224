import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess
let cookie: string

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${lake.url}/v1/users/me`, { headers })
  cookie = answer.headers.get('set-cookie')!.split(';')[0]!
})
afterAll(() => lake.remove())

interface Heard {
  id?: string
  result?: unknown
  params?: { result?: { type?: string; m?: unknown } }
}

const path = '/v2022-06-30/socket/production'

/** A Studio's line; `next` is the first message that fits, which may have come already. */
async function studio({ port = lake.port, headers = { origin: lake.url, cookie } as object } = {}) {
  const line = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers } as ClientOptions)
  const heard: Heard[] = []
  let beats = 0
  line.on('message', (data) => {
    const text = (data as Buffer).toString('utf8')
    if (text === '♥') beats += 1
    else heard.push(JSON.parse(text) as Heard)
  })
  await once(line, 'open')
  return {
    line,
    beats: () => beats,
    call: (id: string, method: string, params: unknown = {}) =>
      line.send(JSON.stringify({ jsonrpc: '2.0', id, method, params })),
    next: (fits: (message: Heard) => boolean) =>
      vi.waitFor(
        () => {
          const found = heard.find(fits)
          if (!found) throw new Error(`Heard only ${JSON.stringify(heard)}`)
          return found
        },
        { timeout: 20_000, interval: 20 },
      ),
  }
}

test('two Studios see each other come and go, on whichever port they are', async () => {
  const [anna, ben] = [await studio(), await studio({ port: lake.port + 3 })]
  ben.call('1', 'presence_subscribe')
  await ben.next(({ id }) => id === '1')
  const data = { sessionId: 'anna', locations: [{ type: 'document', documentId: 'guide' }] }
  anna.call('1', 'presence_announce', { data })
  const state = await ben.next(({ params }) => params?.result?.type === 'state')
  expect(state.params?.result).toEqual({ type: 'state', i: 'local-editor', m: data })
  anna.line.terminate()
  const goodbye = await ben.next(({ params }) => params?.result?.type === 'disconnect')
  expect(goodbye.params?.result?.m).toEqual({ session: 'anna' })
  await vi.waitFor(() => expect(ben.beats()).toBeGreaterThan(0), 20_000)
  ben.line.close()
})

describe('a line is opened', () => {
  const status = async (address: string, headers: Record<string, string>) => {
    const line = new WebSocket(`ws://127.0.0.1:${lake.port}${address}`, { headers })
    const outcome = await new Promise<number>((resolve) => {
      line.on('open', () => resolve(101))
      line.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      line.on('error', () => resolve(0))
    })
    line.terminate()
    return outcome
  }
  const own = () => ({ origin: lake.url })

  test.each([
    ['to an editor’s page', 101, () => ({ ...own(), cookie })],
    ['to a program with the token', 101, () => ({ authorization: `Bearer ${lake.token()}` })],
    ['not without a cookie', 401, own],
    ['not with a forged cookie', 401, () => ({ ...own(), cookie: `${cookie.split('=')[0]}=9.A` })],
    ['not with a wrong token', 401, () => ({ authorization: 'Bearer wrong' })],
    ['not to a foreign page', 403, () => ({ origin: 'https://evil.example', cookie })],
    ['not under a rebound name', 421, () => ({ host: 'evil.example', cookie })],
  ])('%s', async (_name, expected, headers) => {
    expect(await status(path, headers() as Record<string, string>)).toBe(expected)
  })

  test('not for another dataset, nor at another address', async () => {
    expect(await status('/v1/socket/staging', { ...own(), cookie })).toBe(404)
    expect(await status('/v1/data/query/production', { ...own(), cookie })).toBe(404)
  })
})

test('a message that is too long ends its line and no other', async () => {
  const [loud, quiet] = [await studio(), await studio()]
  loud.line.send('x'.repeat(100_000))
  const [code] = (await once(loud.line, 'close')) as [number]
  expect(code).toBe(1009)
  quiet.call('1', 'presence_rollcall', { session: 'quiet' })
  expect((await quiet.next(({ id }) => id === '1')).result).toBe(true)
  quiet.line.close()
})

test('open lines do not keep the lake from stopping', async () => {
  const { line } = await studio()
  const closed = once(line, 'close')
  const { code } = await lake.stop()
  expect(code).toBe(0)
  expect(((await closed) as [number])[0]).toBe(1001)
  await lake.start()
})
