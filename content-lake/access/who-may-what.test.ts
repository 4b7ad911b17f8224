import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demonstration, type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import { quarters } from '../test/environments/test-images.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess
let askers: Record<Asker, Record<string, string>>
let picture: Buffer

beforeAll(async () => {
  lake = await lakeProcess(demonstration)
  await lake.start()
  const answer = await fetch(`${lake.url}/v1/users/me`, { headers: { 'sec-fetch-site': 'none' } })
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  const origin = lake.url
  askers = {
    nobody: {},
    'a page without the cookie': { origin },
    'a forged cookie': { origin, cookie: `${cookie.split('=')[0]}=9999999999.AAAA` },
    'an editor': { origin, cookie },
    'the read token': { authorization: `Bearer ${lake.readToken()}` },
    'the token': { authorization: `Bearer ${lake.token()}` },
    'a wrong token': { authorization: 'Bearer wrong' },
    'a foreign page with the cookie': { origin: 'https://evil.example', cookie },
  }
  picture = await quarters(20, 20)
  const client = lake.client({ withToken: true, perspective: 'raw' })
  await client.create({ _id: 'drafts.hidden', _type: 'note' })
  await client.create({ _id: 'shown', _type: 'note' })
})
afterAll(() => lake.remove())

const askerNames = [
  'nobody',
  'a page without the cookie',
  'a forged cookie',
  'an editor',
  'the read token',
  'the token',
  'a wrong token',
  'a foreign page with the cookie',
] as const
type Asker = (typeof askerNames)[number]

interface Route {
  name: string
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  body?: () => string | Buffer
  /** The answer to an editor or the token. */
  trusted: number
  /** The answer to everybody else who is let in at all. */
  untrusted: number
}

const mutation = JSON.stringify({ mutations: [{ create: { _type: 'note' } }] })
const action = JSON.stringify({ actions: [] })

const routes: readonly Route[] = [
  {
    name: 'published content',
    path: '/v1/data/query/production?query=1',
    trusted: 200,
    untrusted: 200,
  },
  {
    name: 'drafts',
    path: '/v2026-11-01/data/query/production?query=1&perspective=drafts',
    trusted: 200,
    untrusted: 401,
  },
  {
    name: 'a mutation',
    path: '/v1/data/mutate/production',
    method: 'POST',
    body: () => mutation,
    trusted: 200,
    untrusted: 401,
  },
  {
    name: 'an action',
    path: '/v1/data/actions/production',
    method: 'POST',
    body: () => action,
    trusted: 200,
    untrusted: 401,
  },
  {
    name: 'an upload',
    path: '/v1/assets/images/production',
    method: 'POST',
    body: () => picture,
    trusted: 200,
    untrusted: 401,
  },
  {
    name: 'a file',
    path: '/v1/assets/files/production',
    method: 'POST',
    body: () => 'x',
    trusted: 200,
    untrusted: 401,
  },
  { name: 'preferences', path: '/v1/users/me/keyvalue/a', trusted: 200, untrusted: 401 },
  {
    name: 'changed preferences',
    path: '/v1/users/me/keyvalue',
    method: 'PUT',
    body: () => '[{"key":"a","value":1}]',
    trusted: 200,
    untrusted: 401,
  },
  { name: 'who asks', path: '/v1/users/me', trusted: 200, untrusted: 401 },
  { name: 'the project', path: '/v1/projects/larkway', trusted: 200, untrusted: 200 },
  { name: 'the datasets', path: '/v1/projects/larkway/datasets', trusted: 200, untrusted: 200 },
  { name: 'the export', path: '/v1/data/export/production', trusted: 200, untrusted: 200 },
  {
    name: 'references',
    path: '/v1/data/references/production/documents/x/to',
    trusted: 200,
    untrusted: 200,
  },
  { name: 'comments', path: '/v1/comments/production/setup', trusted: 501, untrusted: 501 },
]

const expected = (route: Route, asker: Asker): number => {
  if (asker === 'a foreign page with the cookie') return 403
  if (asker === 'a wrong token') return 401
  return asker === 'an editor' || asker === 'the token' ? route.trusted : route.untrusted
}

describe.each(routes)('$name', (route) => {
  test.each(askerNames)('%s', async (asker) => {
    const { path, method = 'GET', body } = route
    const answer = await fetch(lake.url + path, {
      method,
      headers: askers[asker],
      ...(body && { body: new Uint8Array(Buffer.from(body())) }),
    })
    await answer.arrayBuffer()
    expect(answer.status).toBe(expected(route, asker))
    const mayRead = answer.headers.get('access-control-allow-origin')
    expect(mayRead).toBe(asker.startsWith('a foreign') ? null : (askers[asker].origin ?? null))
  })
})

test('an export shows drafts to those who may see them, and only the types that are asked for', async () => {
  const ids = async (asker: Asker, search = '') => {
    const headers = askers[asker]
    const answer = await fetch(`${lake.url}/v1/data/export/production${search}`, { headers })
    const lines = (await answer.text()).trimEnd().split('\n')
    return lines.map((line) => (JSON.parse(line) as { _id: string })._id)
  }
  expect(await ids('the token')).toContain('drafts.hidden')
  expect(await ids('nobody')).not.toContain('drafts.hidden')
  const notes = await ids('an editor', '?types=note')
  expect(notes).toEqual(expect.arrayContaining(['drafts.hidden', 'shown']))
  expect(notes).not.toContain('siteSettings')
})

test('the lake listens on this machine alone', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((face) => face && !face.internal && face.family === 'IPv4')
  for (const face of outside) {
    const reaching = fetch(`http://${face!.address}:${lake.port}/healthz`)
    await expect(reaching).rejects.toThrow('fetch failed')
  }
})
