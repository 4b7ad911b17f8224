import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  answering,
  type ContentBackend,
  contentBackend,
} from '#leasing-api/test/environments/content-backend.ts'

const guide = {
  slug: 'initial-rental',
  title: 'What is an initial rental?',
  summary: 'The first payment.',
  category: 'leasing-explained',
  publishedAt: '2026-11-02',
}
const results = {
  categories: { articles: [guide], categories: ['leasing-explained'] },
  'defined(key)': [{ key: 'about-us' }, { key: 'faq' }],
  'key == $key': {
    title: 'About us',
    intro: 'We compare {providers} providers.',
    body: [],
    seo: null,
  },
  siteSettings: { phone: '020 7946 0123' },
}

let backend: ContentBackend
let api: ApiUnderTest
beforeAll(async () => {
  backend = await contentBackend(answering(results))
  api = await apiUnderTest({}, backend.url)
})
afterAll(async () => {
  await api.close()
  await backend.close()
})
/** Long enough for everything kept to be asked for again. */
beforeEach(() => {
  api.wait(1_000_000)
  backend.become(answering(results))
})

const ask = <C extends Parameters<typeof answerOf>[1]>(call: C, path: string) =>
  answerOf(api, call, path)
const articles = '/api/static-pages/car-leasing-guides/articles'

test('while it has never answered the calls are 503 and may be tried again', async () => {
  backend.become((_, response) => response.writeHead(500).end())
  for (const [call, path] of [
    [calls.listArticles, articles],
    [calls.getPageContents, '/api/page-contents/about-us'],
    [calls.getPhoneConfig, '/api/config/phones'],
  ] as const) {
    const response = await api.ask(path)
    expect(response.status).toBe(503)
    expect(call.failures).toHaveProperty('503')
    expect(response.headers.get('retry-after')).toBe('10')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expect(response.json()).resolves.toMatchObject({ error_key: 'errors.generic' })
  }
})

test('K-15 K-16 articles, a page with its figures filled in, and the phone box', async () => {
  await expect(ask(calls.listArticles, articles)).resolves.toEqual({
    data: [{ ...guide, image: null }],
  })
  await expect(
    ask(calls.listArticles, '/api/static-pages/leasing-explained/articles'),
  ).resolves.toEqual({ data: [{ ...guide, image: null }] })
  await expect(ask(calls.getPageContents, '/api/page-contents/about-us')).resolves.toEqual({
    type: 'about-us',
    title: 'About us',
    description: 'We compare 3 providers.',
    blocks: [{ key: 'introduction', title: 'About us', text: 'We compare 3 providers.' }],
  })
  await expect(ask(calls.getPhoneConfig, '/api/config/phones')).resolves.toEqual({ phones: true })
})

test.each([
  '/api/static-pages/nowhere/articles',
  '/api/page-contents/nowhere',
  '/api/page-contents/tcs', // a page of ours that nobody has published
])('%s is 404', async (path) => {
  await expect(failureOf(api, path)).resolves.toMatchObject({
    status: 404,
    error_key: 'errors.notFound',
    caching: 'no-store',
  })
})

test('what editors change is told without new rates, with a validator of its own', async () => {
  const first = await api.ask(articles)
  const etag = first.headers.get('etag')!
  expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=300')
  const same = await api.ask(articles, { headers: { 'if-none-match': etag } })
  expect(same.status).toBe(304)
  expect(await same.text()).toBe('')
  const renamed = { articles: [{ ...guide, title: 'Another title' }], categories: [] }
  backend.become(answering({ categories: renamed }))
  api.wait(1_000_000)
  const changed = await api.ask(articles, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  await expect(changed.json()).resolves.toMatchObject({ data: [{ title: 'Another title' }] })
})

test('large answers are compressed for who takes it', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...guide, slug: `guide-${at}` }))
  backend.become(answering({ categories: { articles: many, categories: [] } }))
  const packed = await api.ask(articles, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const text = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()
  expect(text).toBe(await (await api.ask(articles)).text())
})

test.each([
  ['fails', (_: unknown, response: ServerResponse) => response.writeHead(500).end()],
  ['answers garbage', (_: unknown, response: ServerResponse) => response.end('<html>')],
  [
    'answers other things',
    (_: unknown, response: ServerResponse) => response.end('{"result":[7]}'),
  ],
  ['breaks off', (_: unknown, response: ServerResponse) => response.destroy()],
  ['hangs', () => {}],
] as const)('while the backend %s the last good answer stays', async (_, listener) => {
  const good = await ask(calls.listArticles, articles)
  const box = await ask(calls.getPhoneConfig, '/api/config/phones')
  backend.become(listener)
  api.wait(1_000_000)
  await expect(ask(calls.listArticles, articles)).resolves.toEqual(good)
  await expect(ask(calls.getPhoneConfig, '/api/config/phones')).resolves.toEqual(box)
  const started = performance.now()
  await ask(calls.listArticles, articles)
  expect(performance.now() - started).toBeLessThan(1000)
})
