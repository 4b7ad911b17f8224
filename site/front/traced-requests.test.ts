import http from 'node:http'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { currentRequestId } from '#server-kit/request-id.ts'
import { startTelemetry } from '#server-kit/telemetry/start-telemetry.ts'
import { collectorInTest } from '#server-kit/telemetry/test/collector-in-test.ts'
import { logConsole } from './log-console.ts'
import { frontInTest, serverInTest } from './test/front-in-test.ts'
import { areaOf, tracedRequests } from './traced-requests.ts'

const servers: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

function logInTest() {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  return { log, lines }
}

test('C-146 a page is rendered under the id that goes back, from the cache as well', async () => {
  const { log } = logInTest()
  const seen: (string | null)[] = []
  const front = await frontInTest((_, res) => {
    seen.push(currentRequestId())
    res.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"page"',
      'x-nextjs-cache': 'HIT',
    })
    res.end('<main>A page</main>')
  })
  const server = await serverInTest(tracedRequests(log, front.answer))
  servers.push(front, server)
  const ask = (id?: string) =>
    fetch(`${server.url}/car-leasing`, id ? { headers: { 'x-request-id': id } } : {})
  const first = await ask('first-request')
  const second = await ask('second-request')
  const third = await ask()
  expect(first.headers.get('x-request-id')).toBe('first-request')
  expect(second.headers.get('x-request-id')).toBe('second-request')
  expect(third.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/)
  expect(seen).toEqual(['first-request'])
})

test('C-146 a call reaches the leasing API under the id that goes back', async () => {
  const api = await serverInTest((req, res) => {
    res.setHeader('X-Request-Id', String(req.headers['x-request-id']))
    res.end('{}')
  })
  const front = await frontInTest(() => undefined, { leasingApiUrl: api.url })
  const server = await serverInTest(tracedRequests(logInTest().log, front.answer))
  servers.push(front, server, api)
  const response = await fetch(`${server.url}/api/filters`, { headers: { 'x-request-id': 'bad' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/)
})

test('C-147 the log says how a request was answered, and nothing of its address but the first word', async () => {
  const { log, lines } = logInTest()
  const server = await serverInTest(
    tracedRequests(log, (req, res) => {
      res.statusCode = 404
      res.end()
      req.resume()
    }),
  )
  servers.push(server)
  for (const path of [
    '/forms/contact?email=ada@example.com',
    '/ada@example.com',
    '/',
    '/_next/x',
  ]) {
    await fetch(server.url + path, { method: 'POST', body: 'name=Ada' })
  }
  expect(lines).toEqual(
    ['forms', 'other', 'home'].map((area) => ({
      level: 30,
      requestId: expect.stringMatching(/^[\w-]{16}$/),
      method: 'POST',
      area,
      status: 404,
      ms: expect.any(Number),
      msg: 'answered',
    })),
  )
})

test('C-147 whoever goes away before the answer is logged as cut', async () => {
  const { log, lines } = logInTest()
  const server = await serverInTest(tracedRequests(log, (req) => void req.socket.destroy()))
  servers.push(server)
  await new Promise((resolve) => http.get(server.url).on('error', resolve))
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lines[0]).toMatchObject({ isCut: true })
})

test('C-191 C-192 a trace begins at the site and goes on at the leasing API, without what was typed', async () => {
  const collector = await collectorInTest()
  const { log } = logInTest()
  const settings = { endpoint: collector.url, headers: {} }
  const telemetry = await startTelemetry('site', settings, log)
  const received: unknown[] = []
  const api = await serverInTest((req, res) => {
    received.push(req.headers['traceparent'])
    res.end('{}')
  })
  const front = await frontInTest((_, res) => void res.writeHead(404).end(), {
    leasingApiUrl: api.url,
  })
  const server = await serverInTest(tracedRequests(log, front.answer))
  servers.push(front, server, api)
  const stranger = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
  const ask = (path: string) => fetch(server.url + path, { headers: { traceparent: stranger } })
  await (await ask('/api/orders/kZ3v0bWn7x2QfLr9sTqYdA?email=ada@example.com')).text()
  await (await ask('/vehicles/81234/offers?email=ada@example.com')).text()
  await (await ask('/ada@example.com')).text()
  await telemetry.close()
  await collector.close()
  const spans = collector.spans()
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /api/*',
    'GET /vehicles/:capId/offers',
    'GET other',
  ])
  expect(received).toEqual([`00-${spans[0]!.traceId}-${spans[0]!.spanId}-01`])
  expect(JSON.stringify(collector.requests)).not.toMatch(/ada@|kZ3v0b|vehicles\/81234|(a1){8}/)
})

test.each([
  ['/', 'home'],
  ['/?q=1', 'home'],
  ['/car-leasing/ford', 'car-leasing'],
  ['/api/orders/kZ3v0bWn7x2QfLr9sTqYdA', 'api'],
  ['*', 'home'],
  ['/wp-admin', 'other'],
])('C-147 %s is logged as %s', (url, area) => {
  expect(areaOf(url)).toBe(area)
})

test('C-147 what the process writes to the console is an event of its log', () => {
  const { log, lines } = logInTest()
  const target = { ...console }
  logConsole(log, target as Console)
  target.error('\u001B[31m⨯\u001B[39m A page failed.', new Error('no data'))
  target.warn('of a call', { id: 7 })
  target.log('')
  expect(lines).toEqual([
    {
      level: 50,
      err: expect.objectContaining({ type: 'Error', message: 'no data' }),
      msg: '⨯ A page failed.',
    },
    { level: 40, msg: 'of a call { id: 7 }' },
  ])
})
