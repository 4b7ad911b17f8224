import { afterAll, expect, test } from 'vitest'
import { goneMeta } from '../policy/gone-page.ts'
import { frontInTest } from './test/front-in-test.ts'

const [[name, content]] = Object.entries(goneMeta.other) as [[string, string]]

/** Stands for Next: a page that is gone, and one that quotes such a page. */
const front = await frontInTest((req, res) => {
  const meta = req.url?.startsWith('/quotes/')
    ? `<meta name="${name}" content="${content}"/>`
    : `<p>&lt;meta name="${name}"</p>`
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  res.end(`<html lang="en-GB"><head>${meta}</head><body>This quote has run out</body></html>`)
})
afterAll(() => front.close())

test.each([
  ['/quotes/kZ3v0bWn7x2QfLr9sTqYdA', 410],
  ['/faq', 200],
])('R-37 %s answers %d with its page', async (path, status) => {
  const response = await fetch(front.url + path, { headers: { host: 'localhost' } })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('This quote has run out')
})
