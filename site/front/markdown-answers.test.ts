import { afterAll, beforeAll, expect, test } from 'vitest'
import { frontInTest } from './test/front-in-test.ts'

let rendered = 0
/** Stands for Next, whose rewrite goes by what is accepted: each answer says which it is. */
const front = await frontInTest((req, res) => {
  rendered += 1
  const isMarkdown = req.headers.accept === 'text/markdown'
  res.writeHead(200, {
    'Content-Type': isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
    'x-nextjs-cache': 'HIT',
    Vary: 'rsc',
  })
  const words = 'One deal of many. '.repeat(100)
  res.end(isMarkdown ? `# Deals\n${words}` : `<html lang="en-GB"><h1>Deals</h1>${words}</html>`)
})
afterAll(() => front.close())
beforeAll(() => {
  rendered = 0
})

const ask = async (path: string, accept: string) => {
  const answer = await fetch(front.url + path, { headers: { host: 'localhost', accept } })
  return {
    type: answer.headers.get('content-type'),
    vary: answer.headers.get('vary'),
    text: await answer.text(),
  }
}
const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'

test.each(['/compare-car-leasing?page=2', '/vehicles/10000001/offers', '/car-leasing-guides/a/b'])(
  'E-35 the cache never gives one for the other on %s, in any order',
  async (path) => {
    const before = rendered
    for (const [accept, type] of [
      ['text/markdown', markdown],
      ['*/*', html],
      ['text/markdown, text/html;q=0.9', markdown],
      ['text/html,application/xhtml+xml,*/*;q=0.8', html],
      ['text/html, text/markdown;q=0.5', html],
      ['text/markdown', markdown],
    ] as const) {
      const answer = await ask(path, accept)
      expect(answer.type, accept).toBe(type)
      expect(answer.text.startsWith(type === html ? '<html' : '# Deals'), accept).toBe(true)
      expect(answer.vary, accept).toMatch(/(^|, )Accept(,|$)/)
    }
    expect(rendered - before).toBe(2)
  },
)

test('E-35 a page that there is in HTML alone is one for everybody', async () => {
  const before = rendered
  const first = await ask('/faq', 'text/markdown')
  expect(first.type).toBe(html)
  expect(first.vary).not.toMatch(/(^|, )Accept(,|$)/)
  expect((await ask('/faq', '*/*')).text).toBe(first.text)
  expect(rendered - before).toBe(1)
})
