import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type LiveDocument,
  liveDocument,
  setLiveDocumentScope,
} from '#site/live-document/live-document.ts'
import { frontInTest } from './test/front-in-test.ts'

beforeAll(() => setLiveDocumentScope(new AsyncLocalStorage<LiveDocument>()))
afterAll(() => setLiveDocumentScope(undefined))

test.each<[string, string, RequestInit, boolean]>([
  ['a list', '/compare-car-leasing?fuelTypes=petrol', {}, true],
  ['a list without its body', '/compare-car-leasing?fuelTypes=petrol', { method: 'HEAD' }, true],
  ['a fixed page', '/faq', {}, false],
  ['an answer to the router', '/compare-car-leasing', { headers: { rsc: '1' } }, false],
  [
    'an editor’s preview',
    '/compare-car-leasing',
    { headers: { cookie: '__prerender_bypass=preview-key' } },
    false,
  ],
  ['a file', '/cars/mini.svg', {}, false],
])('D-111 a live document: %s', async (_, address, init, isLive) => {
  let seen: LiveDocument | undefined
  const { url, close } = await frontInTest(async (_req, res) => {
    await Promise.resolve()
    seen = liveDocument()
    res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Page</p>')
  })
  await fetch(url + address, init)
  await close()
  expect(seen !== undefined).toBe(isLive)
})
