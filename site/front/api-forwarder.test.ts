import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { apiSilence } from '../data/leasing/api-silence.ts'
import { frontInTest, serverInTest } from './test/front-in-test.ts'
import { rawRequest } from './test/raw-request.ts'

const servers: { close: () => Promise<void> }[] = []
const started = async <Server extends { close: () => Promise<void> }>(
  server: Promise<Server>,
): Promise<Server> => {
  const up = await server
  servers.push(up)
  return up
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** Stands for Next, which none of these requests may reach. */
const pages = (_: IncomingMessage, res: ServerResponse) => void res.writeHead(418).end()

describe('the leasing API', () => {
  const api = (req: IncomingMessage, res: ServerResponse) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      res.writeHead(req.url === '/api/refused' ? 409 : 200, {
        'Content-Type': 'application/json',
        'X-Request-Id': String(req.headers['x-request-id']),
      })
      res.end(
        JSON.stringify({
          url: req.url,
          method: req.method,
          headers: req.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
  }

  test('K-30 draws the wordmarks of makes, and answers no page beside them', async () => {
    const upstream = await started(serverInTest(api))
    const { url } = await started(frontInTest(pages, { leasingApiUrl: upstream.url }))
    const mark = await fetch(`${url}/manufacturers/kia.svg`)
    expect(await mark.json()).toMatchObject({ url: '/manufacturers/kia.svg', method: 'GET' })
    for (const page of ['/manufacturers', '/manufacturers/kia', '/manufacturers/a/kia.svg'])
      expect((await fetch(url + page)).status, page).toBe(418)
  })

  test('gets method, path, body, request id and the client’s address', async () => {
    const upstream = await started(serverInTest(api))
    const { url } = await started(
      frontInTest(pages, { leasingApiUrl: upstream.url, trustedProxies: ['127.0.0.0/8'] }),
    )
    const answer = await fetch(`${url}/api/orders?a=%5B1%5D`, {
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: { origin: url, 'x-request-id': 'abc', 'x-forwarded-for': '203.0.113.9' },
    })
    expect(answer.headers.get('x-request-id')).toBe('abc')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject({
      url: '/api/orders?a=%5B1%5D',
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-request-id': 'abc',
        host: new URL(upstream.url).host,
      },
    })
  })

  test('is believed with its status', async () => {
    const upstream = await started(serverInTest(api))
    const { url } = await started(frontInTest(pages, { leasingApiUrl: upstream.url }))
    expect((await fetch(`${url}/api/refused`)).status).toBe(409)
  })

  test.each([
    '/api/internal/drafts',
    '/api/operator/import',
    '/api/../operator',
    '/api/%2e%2e/operator',
    '/api/Internal',
    '/api/x/..\\..\\..\\operator',
    '/api/int%65rnal/x',
  ])('keeps %s to its own machine', async (path) => {
    const upstream = await started(serverInTest(api))
    const { port } = await started(frontInTest(pages, { leasingApiUrl: upstream.url }))
    const answer = await rawRequest(port, [`GET ${path} HTTP/1.1`, 'Host: localhost'])
    expect(answer.status).toBe(404)
  })

  test('is not reached by a post from elsewhere, which is told so in the same shape', async () => {
    const { url } = await started(frontInTest(pages))
    const answer = await fetch(`${url}/api/orders`, { method: 'POST', body: '{}' })
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { error_key: 'errors.forbidden' },
    ])
  })

  test('G-06 being down is a 503 in the shape of every failed call, with when to come again', async () => {
    const { url } = await started(frontInTest(pages))
    const answer = await fetch(`${url}/api/derivatives/v2`, { headers: { 'x-request-id': 'abc' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      error_key: 'errors.generic',
      errors: {},
      requestId: 'abc',
    })
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'G-10 a %s is answered though connections that are used again are closed just then',
    async (method) => {
      const used = new Set<Socket>()
      const upstream = await started(
        serverInTest((req, res) => {
          if (used.has(req.socket)) return void req.socket.destroy()
          used.add(req.socket)
          req.resume()
          res.end('{}')
        }),
      )
      const { url } = await started(frontInTest(pages, { leasingApiUrl: upstream.url }))
      await (await fetch(`${url}/api/brands`)).text()
      const answer = await fetch(`${url}/api/orders`, { method, headers: { origin: url } })
      expect([answer.status, await answer.text()]).toEqual([200, '{}'])
    },
  )

  const waits = { silenceMs: 400, restMs: 60_000, readMs: 5000, writeMs: 1600 }
  const behind = async (handle: Parameters<typeof serverInTest>[0]) => {
    const upstream = await started(serverInTest(handle))
    const silence = apiSilence(() => performance.now(), waits)
    return started(frontInTest(pages, { leasingApiUrl: upstream.url }, { silence }))
  }

  test('G-05 saying nothing is a 503 within its time, and the next read is not even sent', async () => {
    let sent = 0
    const { url } = await behind(() => (sent += 1))
    expect((await fetch(`${url}/api/derivatives/v2`)).status).toBe(503)
    expect((await fetch(`${url}/api/derivatives/v2`)).status).toBe(503)
    expect(sent).toBe(1)
  })

  test('G-05 a byte now and then breaks off within its time', async () => {
    const { url } = await behind((_, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' })
      const timer = setInterval(() => res.write(' '), 20)
      res.on('close', () => clearInterval(timer))
    })
    await expect(fetch(`${url}/api/x`).then((answer) => answer.text())).rejects.toThrow(
      'terminated',
    )
  })

  test('G-05 an order is given longer than a page', async () => {
    const { url } = await behind((req, res) => {
      req.resume()
      setTimeout(() => res.end('{"orderRef":"x"}'), 800)
    })
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      body: '{}',
      headers: { origin: url },
    })
    expect([answer.status, await answer.text()]).toEqual([200, '{"orderRef":"x"}'])
  })

  test('G-05 a visitor who reads slowly gets the whole of a large answer', async () => {
    const large = Buffer.alloc(8_000_000, 'x')
    const { url } = await behind((_, res) => res.end(large))
    const answer = await fetch(`${url}/api/x`)
    await new Promise((resolve) => setTimeout(resolve, waits.silenceMs * 3))
    expect((await answer.arrayBuffer()).byteLength).toBe(large.length)
  })

  test('breaking off in the middle breaks the answer off, and nothing hangs', async () => {
    const upstream = await started(
      serverInTest((_, res) => {
        res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
        res.write('{')
        setTimeout(() => res.destroy(), 20)
      }),
    )
    const { url } = await started(frontInTest(pages, { leasingApiUrl: upstream.url }))
    await expect(fetch(`${url}/api/x`).then((answer) => answer.text())).rejects.toThrow(
      'terminated',
    )
  })
})
