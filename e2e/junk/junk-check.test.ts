import { expect, test } from 'vitest'
import { randomNumbers } from '#bench/search/random.ts'
import type { Exchange } from './exchange.ts'
import { junkError } from './junk-check.ts'
import { type JunkRequest, junkRequests } from './junk-requests.ts'

const request: JunkRequest = {
  kind: 'page',
  bytes: Buffer.from('GET /?q=ZodError HTTP/1.1'),
  isWhole: true,
}
const policy = "Content-Security-Policy: default-src 'none'"
const html = (body: string, head = policy): Exchange => ({
  status: 200,
  head: `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n${head}`,
  body,
  tookMs: 3,
})
const failed = (status: number, head = ''): Exchange => ({ status, head, body: '', tookMs: 3 })

test.each<[string, Exchange | null, string | null]>([
  ['a page', html('<p>&lt;script&gt;junk()</p>'), null],
  ['what the request itself said', html('nothing for ZodError'), null],
  ['a refusal', failed(400), null],
  ['shedding', failed(503, 'HTTP/1.1 503\r\nRetry-After: 2'), null],
  ['silence', null, 'hangs'],
  ['a connection closed without an answer', failed(0), 'is not answered'],
  ['503 without when to come again', failed(503), 'is answered with 503'],
  ['an error of ours', failed(500), 'is answered with 500'],
  ['a script of the visitor’s', html('<b><script>junk()</script>'), 'puts a script into a page'],
  ['an image that runs', html('"><img src=x onerror=junk()>'), 'puts a script into a page'],
  ['a link that runs', html('<a href="javascript:junk()">'), 'puts a script into a page'],
  ['a page without a policy', html('', 'X: y'), 'is answered by a page without a policy'],
  [
    'a header of the visitor’s',
    html('', `${policy}\r\nSet-Cookie: a=b`),
    'puts a header into the answer',
  ],
  [
    'the database’s words',
    html('relation "orders" does not exist'),
    'is told of our inside: relation "',
  ],
  ['a stack', html('at /srv/site/server.ts:12:3'), 'is told of our inside: .ts:12'],
  ['a late answer', { ...html(''), tookMs: 2400 }, 'is answered after 2400 ms'],
])('C-154 %s', (_, answer, error) => {
  expect(junkError(request, answer)).toBe(error)
})

test('C-154 junk is the same for the same seed, and of every kind', () => {
  const sample = () => {
    const requests = junkRequests(randomNumbers(3), 'localhost:3000')
    return Array.from({ length: 400 }, () => requests.next().value as JunkRequest)
  }
  expect(sample()).toEqual(sample())
  expect(new Set(sample().map(({ kind }) => kind)).size).toBe(5)
  const heads = sample().filter(({ isWhole }) => isWhole)
  for (const { bytes } of heads) expect(bytes.toString()).toContain('\r\n\r\n')
})
