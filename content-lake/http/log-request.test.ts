import { afterAll, beforeAll, expect, test } from 'vitest'
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
