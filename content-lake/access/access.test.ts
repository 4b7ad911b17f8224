import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { request } from 'node:http'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
})
afterAll(() => lake.remove())

const mutate = (headers: Record<string, string>) =>
  fetch(`${lake.url}/v2026-11-01/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ mutations: [{ create: { _type: 'car' } }] }),
  })

/** The cookie pair a browser on this machine is given when it asks who it is. */
async function browserCookie(): Promise<string> {
  const answer = await fetch(`${lake.url}/v1/users/me`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie')!
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  return cookie.split(';')[0]!
}

describe('the editor’s cookie', () => {
  test('opens writes to a page of ours', async () => {
    const cookie = await browserCookie()
    expect((await mutate({ cookie, origin: lake.url })).status).toBe(200)
  })

  test('opens nothing to a write that does not say where it comes from', async () => {
    expect((await mutate({ cookie: await browserCookie() })).status).toBe(401)
  })

  test('cannot be made up', async () => {
    const [name] = (await browserCookie()).split('=')
    const cookie = `${name}=9999999999.AAAA`
    expect((await mutate({ cookie, origin: lake.url })).status).toBe(401)
  })

  test('is given to nobody whose page is elsewhere, and to no program', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, {}]) {
      const answer = await fetch(`${lake.url}/v1/users/me`, { headers })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  test('survives a restart', async () => {
    const cookie = await browserCookie()
    await lake.stop()
    await lake.start()
    expect((await mutate({ cookie, origin: lake.url })).status).toBe(200)
  })
})

test('a foreign origin gets nothing, not even with the token', async () => {
  const answer = await mutate({
    origin: 'https://evil.example',
    authorization: `Bearer ${lake.token()}`,
  })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('`null` is no origin of ours without a ticket', async () => {
  expect((await mutate({ origin: 'null' })).status).toBe(403)
})

test('a preflight of the site’s own origin is answered with credentials', async () => {
  const answer = await fetch(`${lake.url}/v1/data/mutate/production`, {
    method: 'OPTIONS',
    headers: { origin: lake.url, 'access-control-request-headers': 'content-type' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(lake.url)
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
})

test.each(['/v1/ping', '/studio', '/healthz'])(
  'a name that was bound to this address by somebody else is refused: %s',
  async (address) => {
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(lake.url + address, { headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await statusFor('evil.example')).toBe(421)
    expect(await statusFor('evil.example:4100')).toBe(421)
    for (const own of ['127.0.0.1', 'localhost:4100', '[::1]:4100']) {
      expect(await statusFor(own)).not.toBe(421)
    }
  },
)
