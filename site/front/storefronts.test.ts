import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import type { StorefrontDocument } from '#core/storefronts/storefronts.ts'
import { storefrontDirectory } from '#site/data/storefronts/storefront-directory.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { frontInTest } from './test/front-in-test.ts'
import { rawRequest } from './test/raw-request.ts'

const document = (key: string, frameOrigins: string[] = []): StorefrontDocument => ({
  key,
  name: key,
  hosts: [`${key}.example`],
  frameOrigins,
})

let documents: StorefrontDocument[]
let generation: number
let rendered: number
let front: Awaited<ReturnType<typeof frontInTest>>
let storefronts: ReturnType<typeof storefrontDirectory>

beforeEach(async () => {
  documents = [document('oak', ['https://oak-money.example']), document('fair')]
  generation = 0
  rendered = 0
  storefronts = storefrontDirectory(ownStorefront, async () => documents)
  await storefronts.reload()
  front = await frontInTest(page, {}, { storefronts, generation: () => generation })
})
afterEach(() => front.close())

/** Stands for Next: a page says whose it is, which only the front server's header can tell. */
function page(req: IncomingMessage, res: ServerResponse): void {
  rendered += 1
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'HIT' })
  res.end(`<main>Page of ${String(req.headers[storefrontHeader])}</main>`)
}

const get = (host: string, path = '/faq', ...lines: string[]) =>
  rawRequest(front.port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines])

test('D-77 a host gets the page of its storefront, cached or not, and never another’s', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    for (const [host, key] of [
      ['localhost', 'larkway'],
      ['oak.example', 'oak'],
      ['fair.example:8080', 'fair'],
    ] as const)
      expect((await get(host)).body).toContain(`Page of ${key}`)
  expect(rendered).toBe(3)
})

test('D-77 a visitor’s own word about the storefront is not heard', async () => {
  const { body: text } = await get('localhost', '/faq', `${storefrontHeader}: oak`)
  expect(text).toContain('Page of larkway')
})

test('D-77 an unknown host is refused, and answered as soon as a storefront lists it', async () => {
  expect((await get('new.example')).status).toBe(421)
  documents = [...documents, document('new')]
  await storefronts.reload()
  generation += 1
  const { status, body: text } = await get('new.example')
  expect([status, text]).toEqual([200, expect.stringContaining('Page of new')])
})

test('D-77 a host that moves to another storefront shows nothing of the first', async () => {
  expect((await get('oak.example')).body).toContain('Page of oak')
  documents = [{ ...document('fair'), hosts: ['fair.example', 'oak.example'] }]
  await storefronts.reload()
  generation += 1
  expect((await get('oak.example')).body).toContain('Page of fair')
})
