import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { frontInTest } from './test/front-in-test.ts'

let close = async () => {}
afterEach(() => close())

const notFound = '<!DOCTYPE html><html id="__next_error__"><body></body></html>'

/** Stands for Next, which knows one moved address, one page, and 404 for the rest. */
function site(asked: string[]) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://site')
    asked.push(pathname)
    if (pathname === '/site/moved') {
      const isMoved = searchParams.get('path') === '/old'
      res.writeHead(isMoved ? 200 : 404, { 'Content-Type': 'application/json' })
      const location = `/new${searchParams.get('search')}`
      res.end(JSON.stringify(isMoved ? { location, status: 301 } : { message: 'No' }))
      return
    }
    if (pathname === '/failing') {
      res.writeHead(500, { 'Content-Type': 'text/html' })
      res.end(notFound)
      return
    }
    const isPage =
      pathname === '/page-not-found' || pathname === '/page-failed' || pathname === '/faq'
    res.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"e"' })
    res.end(isPage ? '<main>A whole page of the storefront</main>' : notFound)
  }
}

async function ask(path: string, { method = 'GET', isContentDown = false } = {}) {
  const asked: string[] = []
  const front = await frontInTest(site(asked), {}, { hasBackendFailed: () => isContentDown })
  close = front.close
  const answer = await fetch(front.url + path, { method, redirect: 'manual' })
  return { answer, asked, body: await answer.text() }
}

describe('E-07 an address that moved', () => {
  test.each(['GET', 'HEAD'])('is sent on with its query when asked by %s', async (method) => {
    const { answer, body } = await ask('/old?utm_source=a', { method })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/new?utm_source=a')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(body).toBe('')
  })

  test('is looked for only where there is no page', async () => {
    const { answer, asked } = await ask('/faq')
    expect(answer.status).toBe(200)
    expect(asked).toEqual(['/faq'])
  })

  test('that is none is the whole 404 page', async () => {
    const { answer, body } = await ask('/unknown')
    expect(answer.status).toBe(404)
    expect(body).toContain('A whole page')
  })

  test('is no matter of handlers and files', async () => {
    const { answer, asked } = await ask('/site/nothing')
    expect(answer.status).toBe(404)
    expect(asked).toEqual(['/site/nothing', '/page-not-found'])
  })
})

test('E-04 a page that fails while there is no content is a page for later, not an error', async () => {
  const { answer, body } = await ask('/failing', { isContentDown: true })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(body).toContain('A whole page')
})

test('a page that fails with all its content is an error', async () => {
  expect((await ask('/failing')).answer.status).toBe(500)
})
