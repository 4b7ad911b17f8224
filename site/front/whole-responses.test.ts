import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storefrontDirectory } from '#site/data/storefronts/storefront-directory.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { frontInTest } from './test/front-in-test.ts'
import { rawRequest } from './test/raw-request.ts'

let generation: number
let hasFailed: boolean
let rendered: string[]
/** Further headers of a page, and what happens before it ends. */
let headers: Record<string, string>
let status: number
let beforeEnd: () => Promise<void>
let front: Awaited<ReturnType<typeof frontInTest>>

beforeEach(async () => {
  generation = 0
  hasFailed = false
  rendered = []
  headers = {}
  status = 200
  beforeEnd = async () => undefined
  front = await frontInTest(
    (req, res) => void page(req, res),
    {},
    {
      generation: () => generation,
      hasBackendFailed: () => hasFailed,
      storefronts: storefrontDirectory(
        { ...ownStorefront, hosts: ['localhost', '127.0.0.1', 'own.test'] },
        async () => [],
      ),
    },
  )
})
afterEach(() => front.close())

/** Stands for Next: every page says how often one was rendered, and for which request. */
async function page(req: IncomingMessage, res: ServerResponse): Promise<void> {
  rendered.push(`${req.url}`)
  const type = req.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8'
  res.writeHead(status, { 'Content-Type': type, ...headers })
  res.write(`<main>${rendered.length} ${req.url} ${JSON.stringify(req.headers)}</main>`)
  await beforeEnd()
  res.end()
}

async function get(path: string, ...lines: string[]) {
  return rawRequest(front.port, [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines])
}
const list = '/compare-car-leasing'

test('D-47 a list is rendered once, and HEAD has its headers', async () => {
  const first = await get(list)
  const second = await get(`${list}?utm_source=mail`, 'Cookie: a=b', 'User-Agent: Other')
  expect({ ...second, headers: { ...second.headers, date: '' } }).toEqual({
    ...first,
    headers: { ...first.headers, date: '' },
  })
  expect(rendered).toEqual([list])
  expect(first.body).not.toMatch(/mail|a=b|Other/)
  expect(first.headers['cache-control']).toBe('no-store')
  const head = await rawRequest(front.port, [`HEAD ${list} HTTP/1.1`, 'Host: localhost'])
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(first.headers['content-length'])
})

test('ten visitors at once have it rendered once', async () => {
  beforeEnd = () => new Promise((resolve) => setTimeout(resolve, 50))
  const responses = await Promise.all(Array.from({ length: 10 }, () => get(list)))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test.each([
  ['a partner host', ['Host: own.test']],
  ['the preview', ['Host: localhost', 'Cookie: __prerender_bypass=preview-key']],
  ['the router', ['Host: localhost', 'RSC: 1']],
  ['another encoding', ['Host: localhost', 'Accept-Encoding: br']],
])('%s never gets what was rendered for others, nor they what it gets', async (_, lines) => {
  const other = () => rawRequest(front.port, [`GET ${list} HTTP/1.1`, ...lines])
  const first = await get(list)
  const its = await other()
  expect(rendered).toHaveLength(2)
  expect(its.body).not.toBe(first.body)
  expect((await get(list)).body).toBe(first.body)
})

test.each(['draft', 'hash', 'token'])('an address with %s is always rendered', async (name) => {
  await get(list)
  await get(`${list}?${name}=1`)
  await get(`${list}?${name}=1`)
  await get(list)
  expect(rendered).toEqual([list, `${list}?${name}=1`, `${list}?${name}=1`])
})

test('the preview never fills what others get', async () => {
  await get(list, 'Cookie: __prerender_bypass=preview-key')
  const { body } = await get(list)
  expect(rendered).toHaveLength(2)
  expect(body).not.toContain('preview-key')
})

test('an import in mid-render: what began before the news is not kept', async () => {
  beforeEnd = async () => {
    generation += 1
  }
  await get(list)
  beforeEnd = async () => undefined
  const second = await get(list)
  expect(second.body).toContain('<main>2 ')
  expect((await get(list)).body).toBe(second.body)
  generation += 1
  expect((await get(list)).body).toContain('<main>3 ')
})

test.each<[string, () => void]>([
  ['a part failed', () => (hasFailed = true)],
  ['it sets a cookie', () => (headers = { 'Set-Cookie': 'a=b' })],
  ['it is out of date', () => (headers = { 'x-nextjs-cache': 'STALE' })],
  ['it is to be made anew soon', () => (headers = { 'Cache-Control': 's-maxage=10' })],
  ['it is no page', () => (status = 404)],
])('a response is not kept when %s', async (_, make) => {
  make()
  await get(list)
  const before = rendered.length
  await get(list)
  expect(rendered.length).toBeGreaterThan(before)
})

test('D-48 a redirect takes along what did not reach the page', async () => {
  status = 307
  headers = { Location: `${list}?fuelTypes=petrol` }
  const { headers: sent } = await get(`${list}?fuelTypes=petrol,petrol&utm_source=mail`)
  expect(sent.location).toBe(`${list}?fuelTypes=petrol&utm_source=mail`)
  expect(rendered).toEqual([`${list}?fuelTypes=petrol%2Cpetrol`])
})

test('a visitor who leaves lets the next one render', async () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  beforeEnd = () => isOpen
  const controller = new AbortController()
  const gone = fetch(front.url + list, { signal: controller.signal }).catch(() => 'gone')
  await expect.poll(() => rendered.length).toBe(1)
  controller.abort()
  expect(await gone).toBe('gone')
  beforeEnd = async () => undefined
  const next = await get(list)
  expect(next.status).toBe(200)
  open()
})
