import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import { frontInTest, serverInTest } from './test/front-in-test.ts'
import { rawRequest } from './test/raw-request.ts'
import { unreadRequest } from './unread-request.ts'

const servers: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function front(handle: Parameters<typeof frontInTest>[0] = (_, res) => void res.end()) {
  const server = await frontInTest(handle)
  servers.push(server)
  return server.port
}
const html = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8'

describe('G-09 S-35 a browser to which no page can answer gets a small one', () => {
  test.each([
    [400, ['GET /%zz HTTP/1.1', 'Host: localhost'], 'This request cannot be read.'],
    [
      403,
      ['POST /forms/enquiry HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
      'This form was not sent from a page of this site.',
    ],
    [
      405,
      ['POST /faq HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
      'This address takes GET and HEAD only.',
    ],
  ])('with %i', async (status, lines, cause) => {
    const port = await front()
    const page = await rawRequest(port, [...lines, html])
    expect(page.status).toBe(status)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain(messageText('errors.generic'))
    expect(page.body).toContain(cause)
    expect(page.body).toContain('<a href="/">Back to home</a>')
    expect(page.body.match(/<h1>/g)).toHaveLength(1)
    const plain = await rawRequest(port, lines)
    expect(plain.status).toBe(status)
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(plain.body).toContain(cause)
    expect(plain.body).not.toContain('<')
  })

  test('its policy lets its own style pass and nothing else', async () => {
    const { headers, body } = await rawRequest(await front(), [
      'GET /%zz HTTP/1.1',
      'Host: localhost',
      html,
    ])
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = headers['content-security-policy']
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(policy).not.toContain('script-src')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a failure of the server says the sentence once', async () => {
    const port = await front(() => {
      throw new Error('broken on purpose')
    })
    const { status, headers, body } = await rawRequest(port, [
      'GET /faq HTTP/1.1',
      'Host: localhost',
      html,
    ])
    expect(status).toBe(500)
    expect(body.split(messageText('errors.generic'))).toHaveLength(2)
    expect(headers['content-security-policy']).toContain("style-src 'sha256-")
  })

  test('S-37 so does a page not found while the storefront’s own page fails', async () => {
    const port = await front((req, res) => {
      res.writeHead(req.url === '/no-such-page' ? 404 : 500, { 'Content-Type': 'text/html' })
      res.end('<html id="__next_error__">')
    })
    const { status, headers, body } = await rawRequest(port, [
      'GET /no-such-page HTTP/1.1',
      'Host: localhost',
      html,
    ])
    expect(status).toBe(404)
    expect(body).toContain('<h1>404 - Page not found</h1><p>This page could not be found</p>')
    expect(body).toContain('<a href="/">Back to home</a>')
    expect(headers['content-security-policy']).toContain("style-src 'sha256-")
  })

  test('a host that is not ours has no home page of ours', async () => {
    const port = await front()
    const { status, body } = await rawRequest(port, ['GET / HTTP/1.1', 'Host: a.example', html])
    expect(status).toBe(421)
    expect(body).toBe('This site is not known by that name.')
  })
})

describe('G-09 a request that cannot be read', () => {
  async function reading() {
    const server = await serverInTest((_, res) => void res.end('read'))
    servers.push(server)
    server.onUnread(unreadRequest({ 'X-Content-Type-Options': 'nosniff' }))
    return server.port
  }

  test('with cookies beyond measure says which to delete', async () => {
    const { status, headers, body } = await rawRequest(await reading(), [
      'GET / HTTP/1.1',
      'Host: localhost',
      `Cookie: a=${'x'.repeat(40_000)}`,
    ])
    expect(status).toBe(431)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('Delete the cookies of this site')
  })

  test('that is no HTTP gets 400 and nothing more', async () => {
    const { status, body } = await rawRequest(await reading(), ['nonsense'])
    expect([status, body]).toEqual([400, ''])
  })
})
