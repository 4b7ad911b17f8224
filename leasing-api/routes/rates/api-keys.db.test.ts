import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PermissionName } from '#core/session/permission.ts'
import { type ApiUnderTest, apiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPeople } from '#leasing-api/test/environments/people.ts'

const mine = 6
let api: ApiUnderTest
let person = ''

beforeAll(async () => {
  api = await apiUnderTest()
  const people = testPeople(api.services)
  const permissions: PermissionName[] = ['rates.read', 'rates.import']
  const work = { companyId: mine, companyRole: 'admin', permissions } as const
  const id = await people.addUser({ email: 'keys@rates.example', ...work })
  person = (await people.openSession(id)).accessToken
}, 120_000)
afterAll(() => api.close())

const ask = (token: string, path: string, method = 'GET', body?: unknown) =>
  api.ask(path, { method, body, headers: { authorization: `Bearer ${token}` } })

type Made = { id: string; key: string }
async function made(...scopes: string[]): Promise<Made> {
  const response = await ask(person, '/api/api-keys', 'POST', { name: 'Our system', scopes })
  expect(response.status).toBe(200)
  return (await response.json()) as Made
}

test('C-182 a key is shown once, stored as its hash, and begins an upload', async () => {
  const { key, id } = await made('rates.import', 'rates.read')
  expect(key).toMatch(/^lwk_[\w-]{43}$/)
  const body = { fileName: 'rates.csv' }
  const begun = await ask(key, '/api/rate-uploads', 'POST', body)
  expect(await begun.json()).toMatchObject({ brandId: mine, by: 'Our system', state: 'arriving' })
  const listed = await (await ask(person, '/api/api-keys')).text()
  expect(listed).not.toContain(key)
  expect(JSON.parse(listed)).toMatchObject({
    data: [
      { id, start: key.slice(0, 10), by: 'Ada Lovelace', lastUsedAt: api.now().toISOString() },
    ],
  })
  expect(api.logged()).not.toContain(key)
})

test('C-182 a key does what its scopes say and no more', async () => {
  const { key } = await made('rates.read')
  expect((await ask(key, '/api/rate-books')).status).toBe(200)
  expect((await ask(key, '/api/rate-books?brandId=15')).status).toBe(404)
  expect((await ask(key, '/api/rate-uploads', 'POST', { fileName: 'x' })).status).toBe(403)
  for (const [path, method] of [
    ['/api/api-keys', 'GET'],
    ['/api/rate-rollbacks', 'POST'],
  ] as const) {
    const body = method === 'POST' ? { presentBookId: 1, earlierBookId: 2 } : undefined
    expect((await ask(key, path, method, body)).status).toBe(401)
  }
})

test('C-182 a revoked key is nobody’s, and stays in the list', async () => {
  const { key, id } = await made('rates.read')
  expect((await ask(person, `/api/api-keys/${id}`, 'DELETE')).status).toBe(200)
  expect((await ask(key, '/api/rate-books')).status).toBe(401)
  const { data } = (await (await ask(person, '/api/api-keys')).json()) as { data: Made[] }
  expect(data.find((each) => each.id === id)).toMatchObject({ revokedAt: expect.any(String) })
})

test('C-183 a key makes two calls a second at most', async () => {
  const { key } = await made('rates.read')
  const statuses: number[] = []
  for (let at = 0; at < 121; at++) statuses.push((await ask(key, '/api/rate-books')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  api.wait(60_001)
  expect((await ask(key, '/api/rate-books')).status).toBe(200)
})

test.each([
  [
    { name: 'x', scopes: ['rates.read'] },
    { name: ['Give the key a name of 2 to 100 characters.'] },
  ],
  [{ name: 'Our system', scopes: [] }, { scopes: [expect.any(String)] }],
  // Nobody makes a key that may do more than they may.
  [{ name: 'Our system', scopes: ['orders.export'] }, { scopes: ['You may not do that.'] }],
])('C-182 %j is refused', async (body, errors) => {
  const response = await ask(person, '/api/api-keys', 'POST', body)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors })
})
