import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demonstration, type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess(demonstration)
  await lake.start()
})
afterAll(() => lake.remove())

const authorization = () => `Bearer ${lake.token()}`
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`

test.each<[string, string, string | undefined, number]>([
  ['PUT', '/v1/users/me/keyvalue', '{', 400],
  ['PUT', '/v1/users/me/keyvalue', '[null]', 400],
  ['PUT', '/v1/users/me/keyvalue', '{"key":"a"}', 400],
  ['PUT', '/v1/users/me/keyvalue', '[{"key":"a","value":1}]', 200],
  ['GET', '/studio/%ff', undefined, 404],
  ['GET', '/studio/%00', undefined, 404],
  ['GET', '/static/%ff', undefined, 404],
  ['GET', `/static/${'a'.repeat(5000)}`, undefined, 404],
  ['GET', '/v1/data/history/production/transactions/faq-1?limit=1.5', undefined, 200],
  ['GET', '/v1/data/history/production/transactions/faq-1?limit=0.5', undefined, 200],
  [
    'POST',
    '/v1/data/mutate/production',
    `{"mutations":[{"create":{"_type":"note","deep":${deep}}}]}`,
    400,
  ],
  ['POST', '/v1/data/query/production', `{"query":"$a","params":{"a":${deep}}}`, 400],
  ['POST', '/v1/data/query/production', `{"query":"1${' '.repeat(400_000)}"}`, 413],
])('%s %.60s is no fault of the lake', async (method, path, body, status) => {
  const answer = await fetch(lake.url + path, {
    method,
    headers: { authorization: authorization() },
    ...(body && { body }),
  })
  expect(answer.status).toBe(status)
})

test.each<[string, string, number]>([
  ['/v1/ping', '', 200],
  ['http://HOST/v1/ping', '', 200],
  ['http://user:pw@HOST/v1/ping', '', 400],
  ['http://user:pw@HOST/healthz', '', 400],
  ['http://user:pw@evil.example/v1/data/query/production?query=1', '', 400],
  // Whose address it is the two must agree on: a redirect to a stream port follows the target.
  ['http://evil.example/v1/ping', '', 400],
  ['https://HOST/v1/ping', '', 400],
  ['http://HOST:99999/v1/ping', '', 400],
  ['http://[::1/v1/ping', '', 400],
  ['ftp://HOST/', '', 400],
  ['*', '', 400],
  ['//user:pw@HOST/v1/ping', '', 404],
  ['/v1/ping', 'user:pw@', 400],
])('a request for %s of host %sHOST', async (target, user, status) => {
  const socket = connect(lake.port, '127.0.0.1')
  await once(socket, 'connect')
  const host = `127.0.0.1:${lake.port}`
  socket.end(
    `GET ${target.replace('HOST', host)} HTTP/1.1\r\nHost: ${user}${host}\r\nConnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  expect(answer.split(' ', 2)[1]).toBe(String(status))
  if (target.includes('user') && status === 400) expect(answer).toContain('without a user')
})

test('a limit below one is one, not none', async () => {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  await client.create({ _id: 'twice', _type: 'note' })
  await client.patch('twice').set({ n: 1 }).commit()
  const address = '/v1/data/history/production/transactions/twice?limit=-1'
  const answer = await fetch(lake.url + address, { headers: { authorization: authorization() } })
  expect((await answer.text()).trim().split('\n')).toHaveLength(1)
})
