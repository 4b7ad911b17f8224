import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTelemetry } from '#server-kit/telemetry/start-telemetry.ts'
import { collectorInTest } from '#server-kit/telemetry/test/collector-in-test.ts'
import { apiUnderTest } from '../test/environments/api-under-test.ts'

test('C-191 C-192 C-193 a list is traced from its request to its search, an enquiry to its queries', async () => {
  const collector = await collectorInTest()
  const log = pino({ level: 'silent' })
  const settings = { endpoint: collector.url, headers: {} }
  const telemetry = await startTelemetry('leasing-api', settings, log)
  const api = await apiUnderTest()
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
  for (const rows of [3, 3]) {
    const path = `/api/derivatives/v2?rows=${rows}&manufacturers=ford`
    await api.ask(path, { headers: { traceparent } })
  }
  await api.ask('/ada@example.com')
  await api.ask('/api/contact', {
    body: { name: 'Ada Byron', email: 'ada@example.com', body: 'Please call 07700 900123' },
  })
  await telemetry.close()
  await api.close()
  await collector.close()

  const spans = collector.spans()
  const requests = spans.filter(({ kind }) => kind === 2)
  expect(requests.map(({ name }) => name)).toEqual([
    'GET /api/derivatives/v2',
    'GET /api/derivatives/v2',
    'GET other',
    'POST /api/contact',
  ])
  expect(requests[0]).toMatchObject({
    traceId: 'a1'.repeat(16),
    parentSpanId: 'b2'.repeat(8),
    attributes: { 'http.response.status_code': 200 },
  })
  const of = (request = requests[0]) =>
    spans.filter(({ parentSpanId }) => parentSpanId === request!.spanId).map(({ name }) => name)
  expect(of(requests[0])).toContain('list search')
  expect(of(requests[1])).not.toContain('list search')
  expect(of(requests[3])).toContainEqual(expect.stringMatching(/^query [a-zA-Z]+$/))

  const hits = collector.points().filter(({ attributes }) => attributes['larkway.is_hit'] === true)
  expect(hits).toMatchObject([{ attributes: { 'larkway.cache': 'answers' }, value: 1 }])
  const queues = collector.points().flatMap(({ attributes }) => attributes['larkway.queue'] ?? [])
  expect(new Set(queues)).toEqual(new Set(['database', 'requests']))
  // Whole numbers: five digits of one stand in a trace id or a time of nanoseconds now and then.
  expect(JSON.stringify(collector.requests)).not.toMatch(
    /ada@|Byron|07700 900123|7700900123|manufacturers=/,
  )
})
