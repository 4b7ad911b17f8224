import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../test/environments/free-port.ts'
import type { Environment } from './environment.ts'
import type { Listening } from '#server-kit/listen.ts'
import { listenWith } from './listen.ts'
import { isSent, sendBytes } from './send-bytes.ts'

const text = JSON.stringify({ price: '£199', much: 'x'.repeat(100_000) })
const bytes = Buffer.from(text)
const app = new Hono<Environment>()
app.get('/', (context) => {
  context.set('requestId', 'request-1')
  return sendBytes(context, bytes, { 'content-type': 'application/json', etag: '"1"' })
})
app.get('/page', async (context) => {
  const inner = await app.request('/', {}, context.env)
  return context.html(`<h1>${(await inner.text()).length}</h1>`)
})

let server: Listening
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  server = await listenWith(app, ['127.0.0.1'], port)
})
afterAll(() => server.close(0))

const expectedHeaders = {
  'content-type': 'application/json',
  'content-length': String(bytes.length),
  etag: '"1"',
  'x-request-id': 'request-1',
  'x-content-type-options': 'nosniff',
}

test('an answer goes out whole over a connection, one after the other', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const answer = await fetch(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject(expectedHeaders)
    expect(await answer.text()).toBe(text)
  }
})

test('a HEAD has the headers and no body', async () => {
  const answer = await fetch(url, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject(expectedHeaders)
  expect(await answer.text()).toBe('')
})

test('whoever leaves in the middle harms nobody', async () => {
  const leaving = new AbortController()
  const left = fetch(url, { signal: leaving.signal }).then((answer) => answer.text())
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(await (await fetch(url)).text()).toBe(text)
})

test('without a connection it is a response like any other', async () => {
  const answer = await app.request('/')
  expect(isSent(answer)).toBe(false)
  expect(answer.headers.get('etag')).toBe('"1"')
  expect(await answer.text()).toBe(text)
})

test('a request made inside with the bindings of the outer one leaves its connection alone', async () => {
  const answer = await fetch(`${url}page`)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(await answer.text()).toBe(`<h1>${text.length}</h1>`)
})
