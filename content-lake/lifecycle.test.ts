import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demonstration, type LakeProcess, lakeProcess } from './test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeEach(async () => {
  lake = await lakeProcess(demonstration)
})
afterEach(() => lake.remove())

const health = async () =>
  (await (await fetch(`${lake.url}/healthz`)).json()) as { lastTransaction: string }

test('a restart keeps what was written, and does not bring back what was deleted', async () => {
  await lake.start()
  const client = lake.client({ withToken: true })
  await client.patch('siteSettings').set({ headline: 'Changed by an editor' }).commit()
  const { transactionId } = await client.delete('faq-mileage', { returnDocuments: false })
  expect((await health()).lastTransaction).toBe(transactionId)
  await lake.stop()
  await lake.start()
  expect((await health()).lastTransaction).toBe(transactionId)
  expect(await lake.client().fetch('*[_id == "siteSettings"][0].headline')).toBe(
    'Changed by an editor',
  )
  expect(await lake.client().getDocument('faq-mileage')).toBeUndefined()
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it within 5 s though streams are open',
  async (signal) => {
    await lake.start()
    const stream = await fetch(`${lake.url}/v1/data/listen/production?query=*`)
    expect(stream.status).toBe(200)
    const { code, tookMs } = await lake.stop(signal)
    expect(code).toBe(0)
    expect(tookMs).toBeLessThan(5000)
    await stream.body?.cancel().catch(() => null)
  },
)

test.each([0, 3])(
  'a taken port (%i after the first) is one paragraph that says what to do',
  async (offset) => {
    const other = createServer().listen(lake.port + offset, '127.0.0.1')
    await once(other, 'listening')
    const error: unknown = await lake.start().catch((reason: unknown) => reason)
    other.close()
    expect(String(error)).toContain(
      `Port ${lake.port + offset} on 127.0.0.1 is taken by another program`,
    )
    expect(lake.output()).toContain('CONTENT_LAKE_PORT=')
    expect(lake.output()).not.toContain('at ')
  },
)
