import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteQueries } from '#content-lake/test/oracles/known-queries.ts'
import { anyQuery } from '#content-lake/test/fuzz/any-query.ts'
import { type Asking, askQuery } from '#content-lake/test/environments/ask-query.ts'
import { fixedNumbers } from '#content-lake/test/environments/fixed-numbers.ts'
import {
  demonstration,
  type LakeProcess,
  lakeProcess,
} from '#content-lake/test/environments/lake-process.ts'
import { sendQuery } from '#content-lake/test/environments/send-query.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess({ ...demonstration, LOG_LEVEL: 'error' })
  await lake.start()
  // The first query also starts the thread.
  await ask('1')
})
afterAll(() => lake.remove())

const ask = (query: string, asking?: Asking) => askQuery(lake, query, asking)

/** Takes minutes in whatever dataset: every document is compared with all pairs of all others. */
const slow = 'count(*[count(*[count(*[count(*[count(*)>0])>0])>0])>0])'

test('while a stranger’s query runs for as long as it may, nobody else waits', async () => {
  expect(slow.length).toBeLessThan(90)
  const started = performance.now()
  let isRunning = true
  const running = ask(slow).finally(() => (isRunning = false))
  let answered = 0
  while (isRunning) {
    const health = await fetch(`${lake.url}/healthz`)
    expect(health.status).toBe(200)
    const known = await ask('count(*)', { token: lake.token(), params: { answered } })
    expect(known.status).toBe(200)
    answered += 1
  }
  expect(answered).toBeGreaterThan(3)
  expect(await running).toMatchObject({ status: 400, error: { type: 'queryTimeout' } })
  // Twice the time it may take, which an idle machine ends it in; before, it held the lake for five seconds.
  expect(performance.now() - started).toBeLessThan(2500)
})

test('strangers who wait for too long or behind too many are refused, and can come back', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(slow)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(10)
  for (const { status, retryAfter, error } of answers) {
    if (status === 503)
      expect({ retryAfter, type: error?.type }).toEqual({ retryAfter: '1', type: 'tooManyQueries' })
    else expect(status).toBe(400)
  }
  expect((await ask('1 + 1')).result).toBe(2)
})

test('a query that takes all the memory of its thread is refused, and the next one is answered', async () => {
  const doubled = '[...@, ...@]'
  const query = `[${'"x",'.repeat(1000)}"x"] | ${doubled}`
  expect((await ask(query)).status).toBe(400)
  const hungry = 'string::split(array::join(*[]{"a":*[]{"b":*}}[].a[].b[]._id, ","), "")'
  expect((await ask(hungry)).status).toBe(400)
  expect((await ask('2 + 2')).result).toBe(4)
})

test('an answer to a stranger is bounded', async () => {
  const refused = await ask('*[0..40]{"all":*}')
  expect(refused).toMatchObject({ status: 400, error: { type: 'queryAnswerTooLarge' } })
  expect(refused.message).toContain('8 MB')
})

test('strangers get what the site gets, tags included', async () => {
  for (const { query, params } of await siteQueries()) {
    const [site, stranger] = [
      await ask(query, { params, token: lake.readToken() }),
      await ask(query, { params }),
    ]
    expect(stranger.result).toEqual(site.result)
    expect(stranger.syncTags).toEqual(site.syncTags)
  }
})

test('a stranger sees what was just written, whatever was answered before', async () => {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const query = '*[_type == "leaf"] | order(_id) {_id, n}'
  expect((await ask(query)).result).toEqual([])
  for (const n of [1, 2]) {
    await client.createOrReplace({ _id: 'leaf', _type: 'leaf', n })
    await client.createOrReplace({ _id: 'drafts.leaf', _type: 'leaf', n: 9 })
    expect((await ask(query)).result).toEqual([{ _id: 'leaf', n }])
  }
  // A thread that is started anew has the same documents.
  await ask(slow)
  await client.delete('leaf')
  expect((await ask(query)).result).toEqual([])
})

test('no random query breaks anything', async () => {
  const random = fixedNumbers()
  const agent = new Agent({ keepAlive: true })
  const statuses = new Map<number, number>()
  for (let turn = 0; turn < 300; turn += 1) {
    const query = anyQuery(random, 50_000)
    const { status } = await sendQuery(lake.port, agent, query)
    expect([200, 400], query.query).toContain(status)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  agent.destroy()
  expect(statuses.get(200)).toBeGreaterThan(100)
  expect(lake.output()).toBe('')
})
