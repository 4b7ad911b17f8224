import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unsentFieldsMark, unsentHeader } from '../policy/unsent-form.ts'
import { storefrontDirectory } from '#site/data/storefronts/storefront-directory.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { frontInTest } from './test/front-in-test.ts'
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

const emptyDocument =
  '<!DOCTYPE html><html id="__next_error__"><body><script>fill()</script></body></html>'
const words = 'All of this page stands in the HTML. '.repeat(60)

/** Stands for Next: one fixed page, one failing, inner pages, JSON, and what it was asked. */
function pages(req: IncomingMessage, res: ServerResponse): void {
  const html = (status: number, body: string, headers: Record<string, string> = {}) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
    res.write(body.slice(0, 20))
    res.end(body.slice(20))
  }
  if (req.url === '/page-not-found')
    return html(200, '<main>The storefront says 404</main>', { ETag: '"nf"' })
  if (req.url === '/page-missing') return html(200, '<main>The storefront has no such car</main>')
  if (req.url === '/page-failed') return html(200, '<main>The storefront says sorry</main>')
  if (req.url === '/page-unsent')
    return html(200, `<main>Not sent<form>${unsentFieldsMark}</form></main><script>one()</script>`)
  if (req.url === '/forms/unsent') {
    res.writeHead(503, { 'Content-Type': 'application/json', [unsentHeader]: '1' })
    res.end(JSON.stringify([['name', 'Ann <3']]))
    return
  }
  if (req.url === '/page-maintenance') return html(200, '<main>Back shortly</main>')
  if (req.url === '/missing' || req.url === '/car-leasing/wartburg')
    return html(404, emptyDocument, { ETag: '"e"' })
  if (req.url === '/failing') return html(500, emptyDocument)
  if (req.url === '/failing-data') {
    res.writeHead(500, { 'Content-Type': 'text/x-component' })
    res.end('1:E{}')
    return
  }
  if (req.url === '/kept')
    return html(200, `<main>${words}</main><script>one()</script>`, {
      ETag: '"k"',
      'x-nextjs-cache': 'HIT',
    })
  if (req.url?.startsWith('/rewritten')) {
    res.writeHead(200, {
      'Content-Type': 'text/x-component',
      'x-nextjs-rewritten-path': '/larkway/rewritten',
      'x-nextjs-rewritten-query': '',
    })
    res.end('0:{}')
    return
  }
  if (req.url === '/site/echo') {
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify({ method: req.method, headers: req.headers, more: words }))
    return
  }
  html(200, '<main>A page</main><script>one()</script>')
}

describe('who may ask', () => {
  test.each([
    ['the request target *', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 400],
    ['a broken escape', ['GET /%zz HTTP/1.1', 'Host: localhost'], 400],
    ['a junk host', ['GET / HTTP/1.1', 'Host: a b'], 400],
    ['an unknown host', ['GET / HTTP/1.1', 'Host: evil.example'], 421],
    [
      'a state that Next cannot read',
      ['GET / HTTP/1.1', 'Host: localhost', 'RSC: 1', 'Next-Router-State-Tree: %5B'],
      400,
    ],
    ['G-08 OPTIONS of an icon', ['OPTIONS /favicon.ico HTTP/1.1', 'Host: localhost'], 405],
    [
      'G-08 OPTIONS of the manifest',
      ['OPTIONS /site.webmanifest HTTP/1.1', 'Host: localhost'],
      405,
    ],
    [
      'G-08 a post to the manifest',
      [
        'POST /site.webmanifest HTTP/1.1',
        'Host: localhost',
        'Origin: http://localhost',
        'Content-Length: 0',
      ],
      405,
    ],
    [
      'G-08 OPTIONS of the health check',
      ['OPTIONS /site/healthz HTTP/1.1', 'Host: localhost'],
      405,
    ],
    ['G-08 reading a form', ['GET /forms/enquiry HTTP/1.1', 'Host: localhost'], 405],
    ['a post to a page', ['POST /faq HTTP/1.1', 'Host: localhost', 'Content-Length: 0'], 405],
    [
      'a post without Origin',
      ['POST /forms/enquiry HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
      403,
    ],
    [
      'a post from elsewhere',
      [
        'POST /forms/enquiry HTTP/1.1',
        'Host: localhost',
        'Origin: http://evil.example',
        'Content-Length: 0',
      ],
      403,
    ],
    [
      'a post from here',
      [
        'POST /forms/enquiry HTTP/1.1',
        'Host: localhost',
        'Origin: http://localhost',
        'Content-Length: 0',
      ],
      200,
    ],
    [
      'a webhook',
      ['POST /site/webhooks/leasing HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
      200,
    ],
    ['health by an address', ['GET /site/healthz HTTP/1.1', 'Host: 10.1.2.3'], 200],
  ])('%s', async (_, lines, status) => {
    const { port } = await started(frontInTest(pages))
    expect((await rawRequest(port, lines)).status).toBe(status)
  })
})

describe('pages', () => {
  test('carry the policy of their own scripts', async () => {
    const { url } = await started(frontInTest(pages))
    const answer = await fetch(`${url}/`)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=2592000; includeSubDomains',
    )
  })

  test.each([
    [['https://partner.test'], 'frame-ancestors https://partner.test', false],
    [[], "frame-ancestors 'none'", true],
  ])('D-82 embedded ones may be framed by %j alone', async (frameOrigins, policy, isDenied) => {
    const storefronts = storefrontDirectory(ownStorefront, async () => [
      { ...ownStorefront, frameOrigins },
    ])
    await storefronts.reload()
    const { url } = await started(frontInTest(pages, {}, { storefronts }))
    const { headers } = await fetch(`${url}/embedded/deals`)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.has('x-frame-options')).toBe(isDenied)
  })

  test.each([
    ['/missing', 404, 'The storefront says 404'],
    ['/car-leasing/wartburg', 404, 'The storefront has no such car'],
    ['/failing', 500, 'The storefront says sorry'],
  ])('%s is the storefront’s whole page with its status', async (path, status, text) => {
    const { url } = await started(frontInTest(pages))
    const answer = await fetch(url + path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(text)
  })

  test('a failure of Next itself is an answer too', async () => {
    const { url } = await started(
      frontInTest((req, res) => {
        if (req.url === '/failing') throw new Error('a page broke')
        pages(req, res)
      }),
    )
    const answer = await fetch(`${url}/failing`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('The storefront says sorry')
  })

  test('are compressed for those who take it, and the same without', async () => {
    const { port } = await started(frontInTest(pages))
    const plain = await rawRequest(port, ['GET /kept HTTP/1.1', 'Host: localhost'])
    const packed = await rawRequest(port, [
      'GET /kept HTTP/1.1',
      'Host: localhost',
      'Accept-Encoding: br, gzip',
    ])
    const refused = await rawRequest(port, [
      'GET /kept HTTP/1.1',
      'Host: localhost',
      'Accept-Encoding: gzip;q=0',
    ])
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(Buffer.from(packed.body, 'latin1')).toString('latin1')).toBe(
      plain.body,
    )
    expect(refused.body).toBe(plain.body)
    expect(plain.headers.vary).toContain('Accept-Encoding')
  })

  test('D-76 are taken by the router under their own query', async () => {
    const { url } = await started(frontInTest(pages))
    const { headers } = await fetch(`${url}/rewritten?page=2`, { headers: { RSC: '1' } })
    expect(headers.get('x-nextjs-rewritten-path')).toBe('/larkway/rewritten')
    expect(headers.has('x-nextjs-rewritten-query')).toBe(false)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const { port } = await started(frontInTest(pages))
    const get = await rawRequest(port, ['GET /kept HTTP/1.1', 'Host: localhost'])
    const head = await rawRequest(port, ['HEAD /kept HTTP/1.1', 'Host: localhost'])
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  test('a shared cache keeps only fixed ones, and only when it can be told', async () => {
    const cdnOf = async (canPurge: boolean, path: string) => {
      const { url } = await started(frontInTest(pages, { canPurge }))
      return (await fetch(url + path)).headers.get('cdn-cache-control')
    }
    expect(await cdnOf(false, '/kept')).toBe('no-store')
    expect(await cdnOf(true, '/kept')).toMatch(/^public/)
    expect(await cdnOf(true, '/')).toBe('no-store')
    expect(await cdnOf(true, '/missing')).toBe('no-store')
  })

  test('D-22 are replaced by one page during maintenance, and health goes on', async () => {
    const { url } = await started(frontInTest(pages, { isMaintenance: true }))
    const page = await fetch(`${url}/faq`)
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
      503,
      '600',
      '<main>Back shortly</main>',
    ])
    expect((await fetch(`${url}/api/derivatives/v2`)).status).toBe(503)
    expect((await fetch(`${url}/site/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/site/webhooks/rates`)).status).not.toBe(503)
  })
})

test('G-06 a page that fails because a backend does is a page for later', async () => {
  const hasBackendFailed = (sinceMs: number) => sinceMs <= performance.now()
  const { url } = await started(frontInTest(pages, {}, { hasBackendFailed }))
  const answer = await fetch(`${url}/failing`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await answer.text()).toContain('The storefront says sorry')
  const forTheRouter = await fetch(`${url}/failing-data`)
  expect([forTheRouter.status, forTheRouter.headers.get('retry-after')]).toEqual([503, '30'])
})

test('G-06 the page for failures is there when it cannot be made any more', async () => {
  let isBroken = false
  const front = await started(
    frontInTest((req, res) => {
      if (isBroken && req.url === '/page-failed') return
      pages(req, res)
    }),
  )
  await front.warmUp()
  isBroken = true
  expect(await (await fetch(`${front.url}/failing`)).text()).toContain('The storefront says sorry')
})

describe('G-07 a form that could not be taken', () => {
  const send = (url: string) =>
    fetch(`${url}/forms/unsent`, { method: 'POST', headers: { origin: url } })

  test('is a whole page with what was typed, under the policy of pages', async () => {
    const { url } = await started(frontInTest(pages))
    const answer = await send(url)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    expect(answer.headers.has(unsentHeader)).toBe(false)
    expect(await answer.text()).toContain(
      '<form><input type="hidden" name="name" value="Ann &#60;3"/>',
    )
  })

  test('keeps what was typed where even that page cannot be had', async () => {
    const { url } = await started(
      frontInTest((req, res) => {
        if (req.url === '/page-unsent') res.writeHead(500).end()
        else pages(req, res)
      }),
    )
    const text = await (await send(url)).text()
    expect(text).toContain('name="name" value="Ann &#60;3"')
    expect(text).toContain('Send again')
  })
})

test('handlers see who asks, and not what a visitor says of itself', async () => {
  const { url } = await started(frontInTest(pages))
  const seen = (await (
    await fetch(`${url}/site/echo`, {
      headers: {
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-host': 'evil',
        'x-larkway-inner': 'guess',
      },
    })
  ).json()) as { headers: Record<string, string> }
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen.headers).not.toHaveProperty('x-forwarded-host')
  expect(seen.headers).not.toHaveProperty('x-larkway-inner')
})
