import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { environmentReader } from '../environment.ts'
import { requestIdHeaders, withRequestId } from '../request-id.ts'
import { type RunningTelemetry, startTelemetry } from './start-telemetry.ts'
import {
  countLookup,
  countShed,
  inSpan,
  isTelemetryOn,
  servedRequest,
  traceHeaders,
  watchQueue,
} from './telemetry.ts'
import { readTelemetry } from './telemetry-settings.ts'
import { collectorInTest } from './test/collector-in-test.ts'

const root = path.resolve(import.meta.dirname, '../..')
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })

let collector: Awaited<ReturnType<typeof collectorInTest>>
let telemetry: RunningTelemetry
beforeEach(async () => {
  lines.length = 0
  collector = await collectorInTest()
  const settings = { endpoint: collector.url, headers: { 'x-key': 'k1' } }
  telemetry = await startTelemetry('site', settings, log)
})
afterEach(async () => {
  await telemetry.close()
  await collector.close()
})

describe('C-191 C-192 spans', () => {
  test('a request is a span with its route and status, and what it waits for belongs to it', async () => {
    const served = servedRequest({ method: 'GET', requestId: 'of-a-page-1' })
    const headers = await served.run(() =>
      withRequestId('of-a-page-1', () =>
        inSpan({ name: 'query readProviders', kind: 'client' }, async (note) => {
          await wait(1)
          note({ 'http.response.status_code': 200 })
          return requestIdHeaders()
        }),
      ),
    )
    served.end({ route: '/vehicles/:capId/offers', status: 200 })
    await telemetry.close()
    const [query, request] = collector.spans()
    expect(request).toMatchObject({
      service: 'larkway-site',
      name: 'GET /vehicles/:capId/offers',
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/vehicles/:capId/offers',
        'http.response.status_code': 200,
        'larkway.request_id': 'of-a-page-1',
      },
    })
    expect(request!.parentSpanId).toBeUndefined()
    expect(query).toMatchObject({ name: 'query readProviders', kind: 3 })
    expect(query!.parentSpanId).toBe(request!.spanId)
    expect(headers).toEqual({
      'x-request-id': 'of-a-page-1',
      traceparent: `00-${request!.traceId}-${query!.spanId}-01`,
    })
    expect(collector.requests[0]!.headers['x-key']).toBe('k1')
  })

  test.each([
    ['one from the program before', `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`, true],
    ['zeros', `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`, false],
    ['words', 'ada@example.com', false],
  ])('a trace goes on from %s: %#', async (_, traceparent, isTaken) => {
    const served = servedRequest({ method: 'GET', requestId: 'r', traceparent })
    served.end({ route: 'home', status: 200 })
    await telemetry.close()
    const [span] = collector.spans()
    expect(span!.traceId === 'a1'.repeat(16)).toBe(isTaken)
    expect(span!.parentSpanId).toBe(isTaken ? 'b2'.repeat(8) : undefined)
  })

  test('an error is told by its name, never by what it says', async () => {
    const fails = () => inSpan({ name: 'smtp', kind: 'client' }, () => refused())
    await expect(fails()).rejects.toThrow('ada@example.com')
    const throws = () =>
      inSpan({ name: 'list search', kind: 'internal' }, () => {
        throw new RangeError('07700 900123')
      })
    expect(throws).toThrow(RangeError)
    servedRequest({ method: 'GET', requestId: 'r' }).end({ route: 'home', status: 503 })
    await telemetry.close()
    expect(
      collector
        .spans()
        .map(({ name, status, attributes }) => [name, status, attributes['error.type']]),
    ).toEqual([
      ['smtp', 2, 'TypeError'],
      ['list search', 2, 'RangeError'],
      ['GET home', 2, '503'],
    ])
    expect(JSON.stringify(collector.requests)).not.toMatch(/ada@|07700 900123/)
  })
})

test('C-193 how long requests took, what was shed, how long queues are and what caches held is sent', async () => {
  servedRequest({ method: 'GET', requestId: 'r' }).end({ route: 'home', status: 200 })
  servedRequest({ method: 'GET', requestId: 'r' }).end({ route: 'home', status: 200 })
  countShed('pages')
  countLookup('pages', true)
  countLookup('pages', true)
  countLookup('pages', false)
  watchQueue('database', () => 7)
  await telemetry.close()
  const points = collector.points().map(({ name, attributes, value }) => [name, attributes, value])
  expect(points).toEqual([
    [
      'http.server.request.duration',
      { 'http.request.method': 'GET', 'http.route': 'home', 'http.response.status_code': 200 },
      2,
    ],
    ['larkway.requests.shed', { 'larkway.limit': 'pages' }, 1],
    ['larkway.cache.lookups', { 'larkway.cache': 'pages', 'larkway.is_hit': true }, 2],
    ['larkway.cache.lookups', { 'larkway.cache': 'pages', 'larkway.is_hit': false }, 1],
    ['larkway.queue.length', { 'larkway.queue': 'database' }, 7],
  ])
})

test('C-190 a collector that is not there costs a line in the log and nothing else', async () => {
  await collector.close()
  inSpan({ name: 'list search', kind: 'internal' }, () => 1)
  const startedAtMs = performance.now()
  await telemetry.close()
  expect(performance.now() - startedAtMs).toBeLessThan(1500)
  expect(lines.filter((line) => line.includes('could not be sent')).length).toBeLessThanOrEqual(1)
})

describe('C-190 without the switch', () => {
  test('work is only run, and nothing is sent', async () => {
    await telemetry.close()
    const off = await startTelemetry('site', null, log)
    const served = servedRequest({ method: 'GET', requestId: 'r' })
    expect(served.run(() => inSpan({ name: 'x', kind: 'internal' }, () => traceHeaders()))).toEqual(
      {},
    )
    served.end({ route: 'home', status: 200 })
    countShed('pages')
    expect([isTelemetryOn(), served.headers]).toEqual([false, {}])
    await off.close()
    expect(collector.requests).toEqual([])
  })

  test('no program loads OpenTelemetry', () => {
    const program = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ resolve(name, context, next) { loaded.push(name); return next(name, context) } })
      await import('#leasing-api/start-leasing-api.ts')
      await import('#content-lake/server.ts')
      await import('#site/front/front-server.ts')
      const { startTelemetry } = await import('#server-kit/telemetry/start-telemetry.ts')
      await startTelemetry('site', null, null)
      console.log(loaded.length > 100, loaded.filter((name) => /opentelemetry|open-telemetry/.test(name)))
      process.exit()`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: root, encoding: 'utf8' },
    )
    expect(stderr).toBe('')
    expect(stdout.trim()).toBe('true []')
  })
})

test.each([
  [{}, null],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' },
    { endpoint: 'http://127.0.0.1:4318', headers: {} },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20k1, x-team=web',
    },
    {
      endpoint: 'https://collector.example',
      headers: { authorization: 'Bearer k1', 'x-team': 'web' },
    },
  ],
])('C-190 the switch is read from the environment: %j', (environment, settings) => {
  expect(readTelemetry(environmentReader(environment))).toEqual(settings)
})

test('C-190 headers that cannot be read are refused', () => {
  const env = environmentReader({ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer k1' })
  expect(() => readTelemetry(env)).toThrow('OTEL_EXPORTER_OTLP_HEADERS')
})

async function refused(): Promise<never> {
  await wait(1)
  throw new TypeError('ada@example.com is unknown here')
}
