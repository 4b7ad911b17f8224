import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectorInTest } from '#server-kit/telemetry/test/collector-in-test.ts'
import { lakeProcess, type LakeProcess } from '../test/environments/lake-process.ts'

let lake: LakeProcess
beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
})
afterAll(() => lake.remove())

test('C-146 C-147 a query is logged under the id it came with, without what it asks', async () => {
  const query = encodeURIComponent('*[_id == "ada@example.com"]')
  const response = await fetch(`${lake.url}/v2026-11-01/data/query/production?query=${query}`, {
    headers: { 'x-request-id': 'of-a-page-1' },
  })
  expect(response.headers.get('x-request-id')).toBe('of-a-page-1')
  await expect.poll(() => lake.output()).toContain('of-a-page-1')
  const lines = lake.output().trim().split('\n')
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(events.find(({ requestId }) => requestId === 'of-a-page-1')).toMatchObject({
    level: 'info',
    name: 'content-lake',
    method: 'GET',
    area: 'query',
    status: 200,
  })
  expect(lake.output()).not.toContain('ada@')
})

test('C-150 the lake is alive and ready', async () => {
  for (const [probe, status] of [
    ['livez', 'alive'],
    ['readyz', 'ready'],
  ]) {
    const response = await fetch(`${lake.url}/${probe}`)
    expect([response.status, await response.json()]).toEqual([200, { status }])
  }
})

test('C-191 C-192 C-193 a traced lake sends its spans and figures when it ends, without what was asked', async () => {
  const collector = await collectorInTest()
  await lake.stop()
  await lake.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
  const query = encodeURIComponent('*[_id == "ada@example.com"]')
  const address = `${lake.url}/v2026-11-01/data/query/production?query=${query}`
  const ask = async () => (await fetch(address, { headers: { traceparent } })).text()
  await ask()
  await ask()
  await (await fetch(`${lake.url}/ada@example.com`)).text()
  await lake.stop()
  await collector.close()
  const queries = collector.spans().filter(({ traceId }) => traceId === 'a1'.repeat(16))
  expect(queries).toHaveLength(2)
  expect(queries[0]).toMatchObject({
    service: 'larkway-content-lake',
    parentSpanId: 'b2'.repeat(8),
    attributes: { 'http.response.status_code': 200 },
  })
  expect(queries[0]!.name).toMatch(/^GET .*\/data\/query\/:dataset$/)
  const lookups = collector.points().filter(({ name }) => name === 'larkway.cache.lookups')
  expect(lookups.map(({ attributes, value }) => [attributes['larkway.is_hit'], value])).toEqual([
    [false, 1],
    [true, 1],
  ])
  expect(JSON.stringify(collector.requests)).not.toContain('ada@')
})
