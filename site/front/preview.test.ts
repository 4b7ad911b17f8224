import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { frontInTest } from './test/front-in-test.ts'

let close = async () => {}
afterEach(() => close())

/** Stands for Next: one page, as a browser with or without the preview's cookie gets it. */
function page(_: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Frame-Options': 'DENY',
    'x-nextjs-cache': 'HIT',
  })
  res.end('<main>A page</main><script>one()</script>')
}

const headersWith = async (cookie: string) => {
  const front = await frontInTest(page, { canPurge: true })
  close = front.close
  return (await fetch(`${front.url}/faq`, { headers: { cookie } })).headers
}

test('the preview may be shown by the Studio and is kept by nobody', async () => {
  const headers = await headersWith('a=b; __prerender_bypass=preview-key')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self' http://localhost:4100")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('cdn-cache-control')).toBe('no-store')
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test.each(['', '__prerender_bypass=made-up', 'x__prerender_bypass=preview-key'])(
  'with the cookie "%s" a page is as everybody gets it',
  async (cookie) => {
    const headers = await headersWith(cookie)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cdn-cache-control')).toMatch(/^public/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  },
)
