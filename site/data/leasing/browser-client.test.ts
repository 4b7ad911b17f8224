import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import {
  getDerivative,
  getDescriptions,
  listDerivatives,
  postContact,
  postFrontError,
  postOrder,
} from '#core/contract/generated/request-shapes.ts'
import { browserClient, urlOf } from './browser-client.ts'

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let answer: (request: IncomingMessage, response: ServerResponse) => void
let received: Received[]
let nowMs: number
let requests: number
let warnings: string[]
let baseUrl: string

const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    if (url === '/api/front-errors') response.writeHead(204).end()
    else answer(request, response)
  })()
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
  warnings = []
  nowMs = 0
  requests = 0
})

const json =
  (status: number, body: unknown): typeof answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const client = (url = baseUrl) =>
  browserClient({
    baseUrl: url,
    fetch,
    newRequestId: () => `request-${++requests}`,
    nowMs: () => nowMs,
    warn: (message) => warnings.push(message),
  })

/** What was told of failures, once so many were. */
async function reportTimes(count: number) {
  const tellings = () => received.filter(({ url }) => url === '/api/front-errors')
  await expect.poll(() => tellings().length, { timeout: 20_000 }).toBe(count)
  return tellings().map(
    ({ body }) => calls.postFrontError.body.parse(JSON.parse(body)) as Record<string, unknown>,
  )
}

const failure = (status: number) =>
  json(status, {
    error_key: 'errors.validation',
    message: 'Please check the fields below.',
    errors: { phone: ['Write to ada@example.com.'] },
    requestId: 'r',
  })

const enquiry = {
  offerId: '3-10000001-p36-8000-6-fn',
  capId: '10000001',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '07700 900123',
}

describe('C-17 a call', () => {
  test('goes to its address with an id of its own, and only declared fields', async () => {
    answer = json(200, { data: [] })
    const { ask } = client()
    const query = { terms: [36, 24], stock: true, rows: null, unrequested: 1 }
    await expect(ask(listDerivatives, { query })).resolves.toEqual({ data: [] })
    await ask(listDerivatives, {})
    expect(received.map(({ url }) => url)).toEqual([
      '/api/derivatives/v2?rows=&terms[]=36&terms[]=24&stock=1',
      '/api/derivatives/v2',
    ])
    expect(received.map(({ headers }) => headers['x-request-id'])).toEqual([
      'request-1',
      'request-2',
    ])
    expect(received[0]!.headers).not.toHaveProperty('content-type')
  })

  test('sends a body in JSON, and headers of its own', async () => {
    answer = json(200, { orderRef: 'x' })
    const body = { ...enquiry, unrequested: 1 }
    await client().ask(postOrder, { body, headers: { 'idempotency-key': 'k' } })
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    })
    expect(JSON.parse(received[0]!.body)).toEqual(enquiry)
  })

  test('without a parameter of its path is warned of', async () => {
    answer = failure(404)
    await expect(client().ask(getDerivative, { params: { capId: '' } })).rejects.toThrow('404')
    expect(warnings).toEqual(['GET /api/derivatives/{capId} was called without capId.'])
    await reportTimes(1)
  })

  test('an address is the same for the same question', () => {
    expect(urlOf(listDerivatives, { query: { rows: 2, page: 1 } })).toBe(
      urlOf(listDerivatives, { query: { page: 1, rows: 2 } }),
    )
  })
})

describe('C-26 C-60 a failure is told to the API', () => {
  test('with what helps and nothing of a person', async () => {
    answer = failure(422)
    await expect(client().ask(postOrder, { body: enquiry })).rejects.toMatchObject({
      status: 422,
      body: { error_key: 'errors.validation' },
      requestId: 'r',
    })
    const [telling] = await reportTimes(1)
    expect(telling).toEqual({
      method: 'POST',
      url: '/api/orders',
      request:
        '{"offerId":"3-10000001-p36-8000-6-fn","capId":"10000001","name":"[removed]","email":"[removed]","phone":"[removed]"}',
      response: expect.stringContaining('"error_key":"errors.validation"'),
      responseCode: 422,
      requestCode: 'request-1',
    })
    expect(JSON.stringify(telling)).not.toMatch(/ada@|Lovelace|07700/)
    expect(received.at(-1)!.headers['x-request-id']).toBe('request-2')
  })

  test.each<[string, typeof answer, number, string]>([
    [
      'a page instead of an answer',
      (_, response) => response.end('<html>Hello'),
      502,
      '<html>Hello',
    ],
    ['an empty answer', (_, response) => response.end(), 502, ''],
    ['null', json(200, null), 502, 'null'],
    ['a gateway’s page', (_, response) => response.writeHead(503).end('<h1>Busy'), 503, '<h1>Busy'],
    ['a fault without a body', (_, response) => response.writeHead(500).end(), 500, ''],
    ['a connection that breaks', (_, response) => response.destroy(), 0, ''],
    [
      'an answer that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"data"')
        setImmediate(() => response.destroy())
      },
      0,
      '',
    ],
  ])('%s', async (_, answering, status, response) => {
    answer = answering
    const asking = client().ask(getDescriptions, { params: { capId: '7' } })
    await expect(asking).rejects.toMatchObject({
      name: 'LeasingApiError',
      status,
      requestId: 'request-1',
      body: { error_key: 'errors.generic' },
    })
    await expect(reportTimes(1)).resolves.toEqual([
      {
        method: 'GET',
        url: '/api/derivatives/7/descriptions',
        request: '',
        response,
        responseCode: status,
        requestCode: 'request-1',
      },
    ])
  })

  test('whether it was asked by a call or by an address', async () => {
    answer = failure(500)
    const url = urlOf(listDerivatives, { query: { rows: 2 } })
    await expect(client().askUrl(url)).rejects.toThrow('500')
    await expect(reportTimes(1)).resolves.toMatchObject([{ url: '/api/derivatives/v2?rows=2' }])
  })

  test('of which a failed telling is none', async () => {
    answer = failure(503)
    const { ask } = client()
    await expect(ask(postFrontError, { body: { url: '/x' } })).resolves.toBeUndefined()
    const silent = browserClient({
      baseUrl: 'http://127.0.0.1:9', // nobody listens there
      fetch,
      newRequestId: () => 'r',
      nowMs: () => 0,
      warn: () => {},
    })
    await expect(silent.ask(postFrontError, { body: { url: '/x' } })).rejects.toThrow('0')
    expect(received).toHaveLength(1)
  })

  test('ten times a minute and no more', async () => {
    answer = failure(500)
    const { ask } = client()
    const fail = () => expect(ask(postContact, { body: {} })).rejects.toThrow('500')
    for (let at = 0; at < 12; at++) await fail()
    await reportTimes(10)
    nowMs = 60_000
    await fail()
    await reportTimes(11)
  })

  test('while the page leaves: the telling outlives it', async () => {
    const sent: RequestInit[] = []
    const { ask } = browserClient({
      baseUrl: '',
      fetch: async (_, init) => {
        sent.push(init!)
        return new Response('{}', { status: 500 })
      },
      newRequestId: () => 'r',
      nowMs: () => 0,
      warn: () => {},
    })
    await expect(ask(postContact, { body: {} })).rejects.toThrow('500')
    expect(sent).toMatchObject([{}, { method: 'POST', keepalive: true }])
    expect(String(sent[1]!.body).length).toBeLessThan(64_000)
  })
})

describe('C-17 what is cancelled did not fail', () => {
  test('before an answer', async () => {
    answer = () => {}
    const controller = new AbortController()
    const asking = client().ask(listDerivatives, { signal: controller.signal })
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
    controller.abort(new Error('Enough.'))
    await expect(asking).rejects.toThrow('Enough.')
    expect(received).toHaveLength(1)
  })

  test('in the middle of an answer', async () => {
    answer = (_, response) => response.write('{"data"')
    const controller = new AbortController()
    const asking = client().askUrl('/api/derivatives/v2', controller.signal)
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
    controller.abort(new Error('Enough.'))
    await expect(asking).rejects.toThrow('Enough.')
    expect(received).toHaveLength(1)
  })
})
