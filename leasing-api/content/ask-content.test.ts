import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type ContentBackend, contentBackend } from '../test/environments/content-backend.ts'
import { contentAsker, ContentError, queryAddress } from './ask-content.ts'

let backend: ContentBackend | undefined
afterEach(async () => {
  await backend?.close()
  backend = undefined
})

const asker = (embeddedUrl: string, readToken: string | null = null) =>
  contentAsker({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    embeddedUrl,
    readToken,
  })

async function answered(listener: Parameters<typeof contentBackend>[0]) {
  backend = await contentBackend(listener)
  return asker(backend.url)('*')
}

test('a query and its parameters are asked of published documents', async () => {
  backend = await contentBackend((_, response) => response.end('{"result":[1],"ms":2}'))
  const ask = asker(backend.url)
  await expect(ask('*[key == $key]', { key: 'a"b', page: 2 })).resolves.toEqual([1])
  const [url] = backend.asked
  expect(url!.pathname).toBe('/v2026-11-01/data/query/production')
  expect(Object.fromEntries(url!.searchParams)).toEqual({
    query: '*[key == $key]',
    perspective: 'published',
    $key: '"a\\"b"',
    $page: '2',
  })
})

test('the embedded lake is told who asks', async () => {
  const answer = (_: unknown, response: ServerResponse) => response.end('{"result":[1]}')
  backend = await contentBackend(answer)
  await asker(backend.url)('*')
  await asker(backend.url, 'read-token')('*')
  expect(backend.authorizations).toEqual([undefined, 'Bearer read-token'])
})

test('a hosted project is asked at its own host', () => {
  const hosted = { projectId: 'abc123', dataset: 'live', apiVersion: '2026-11-01' }
  expect(queryAddress({ ...hosted, embeddedUrl: null, readToken: null })).toBe(
    'https://abc123.api.sanity.io/v2026-11-01/data/query/live',
  )
})

test('nothing found is null', async () => {
  await expect(answered((_, response) => response.end('{"result":null}'))).resolves.toBeNull()
})

test.each([
  ['no JSON', '<html>', 'no JSON'],
  ['half an answer', '{"result":', 'no JSON'],
  ['no result', '{"error":"x"}', 'no result'],
  ['nothing', 'null', 'no result'],
  ['a number', '7', 'no result'],
  ['an empty body', '', 'no JSON'],
])('%s is refused', async (_, body, code) => {
  await expect(answered((_, response) => response.end(body))).rejects.toMatchObject({
    name: 'ContentError',
    code,
  })
})

test.each([400, 404, 500, 503])('status %d is refused', async (status) => {
  const asking = answered((_, response) => response.writeHead(status).end('{"result":[]}'))
  await expect(asking).rejects.toEqual(new ContentError(`HTTP ${status}`))
})

test('it is not followed elsewhere', async () => {
  const asking = answered((_, response) => response.writeHead(302, { location: '/other' }).end())
  await expect(asking).rejects.toThrow('fetch failed')
  expect(backend!.asked).toHaveLength(1)
})

test('an answer without end is given up at 4 MB', async () => {
  let sent = 0
  const asking = answered((_, response) => {
    const part = Buffer.alloc(256 * 1024, ' ')
    const pour = () => {
      while (!response.destroyed && response.write(part)) sent += part.length
    }
    response.on('drain', pour)
    pour()
  })
  await expect(asking).rejects.toMatchObject({ code: 'too much' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test.each([
  ['silence', () => {}],
  [
    'a trickle',
    (_: unknown, response: ServerResponse) => {
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    },
  ],
])('%s ends after two and a half seconds', async (_, listener) => {
  const started = performance.now()
  await expect(answered(listener)).rejects.toMatchObject({ name: 'TimeoutError' })
  const tookMs = performance.now() - started
  expect(tookMs).toBeGreaterThan(2400)
  expect(tookMs).toBeLessThan(6000)
})

test('a backend that is down is told as such', async () => {
  backend = await contentBackend(() => {})
  const { url } = backend
  await backend.close()
  backend = undefined
  await expect(asker(url)('*')).rejects.toThrow('fetch failed')
})
