import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiKeyScope } from '#core/session/api-key.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { type LeadsPage, type Office, officeOver } from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson, type Person } from '#leasing-api/test/orders/confirmed-order.ts'

let api: ApiUnderTest
let office: Office
let person: Person
let orderRef: string
beforeAll(async () => {
  api = await apiUnderTest()
  office = await officeOver(api)
  person = newPerson()
  orderRef = (await confirmedOrder(api, person)).orderRef
})
afterAll(() => api.close())

const keyOf = (companyId: number, ...scopes: ApiKeyScope[]) =>
  office.people.addKey(companyId, scopes, 'Our customer system')

const ask = (key: string, method: string, path: string, body?: object) =>
  api.ask(path, {
    method,
    ...(body && { body }),
    headers: { authorization: `Bearer ${key}` },
  })

const ways = [
  ['GET', '/api/leads', 'orders.read'],
  ['POST', '/api/lead-searches', 'orders.read'],
  ['POST', '/api/lead-exports', 'orders.export'],
] as const
const bodyOf = (method: string) => (method === 'POST' ? {} : undefined)

test.each(ways)(
  'C-207 %s %s with a key holds its provider’s leads',
  async (method, path, scope) => {
    const { key } = await keyOf(office.providerId, scope)
    const response = await ask(key, method, path, bodyOf(method))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.text()).toContain(person.email)
  },
)

test.each(ways)('C-207 S-42 %s %s of another provider', async (method, path, scope) => {
  const { key } = await keyOf(office.otherId, scope)
  const named = { providerId: office.providerId }
  const asked =
    method === 'POST'
      ? [await ask(key, method, path, {}), await ask(key, method, path, named)]
      : [
          await ask(key, method, path),
          await ask(key, method, `${path}?providerId=${office.providerId}`),
        ]
  for (const response of asked) {
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).not.toContain(person.email)
    expect(text).not.toContain(orderRef)
  }
})

test.each(ways)('C-207 %s %s without the scope, or revoked', async (method, path, scope) => {
  const rest = (['rates.import', 'rates.read', 'orders.read', 'orders.export'] as const).filter(
    (each) => each !== scope,
  )
  const without = await keyOf(office.providerId, ...rest)
  const refused = await ask(without.key, method, path, bodyOf(method))
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain(person.email)

  const { id, key } = await keyOf(office.providerId, scope)
  await api.database.call.revokeApiKey({ id, actor: 'operator', now: api.now() })
  expect((await ask(key, method, path, bodyOf(method))).status).toBe(401)
})

test('C-207 W-167 a lead whole, and what is done to it, is for people', async () => {
  const { key } = await keyOf(office.providerId, 'orders.read', 'orders.export')
  for (const [method, path, body] of [
    ['GET', `/api/leads/${orderRef}`],
    ['PUT', `/api/leads/${orderRef}/marks/called`, {}],
    ['POST', `/api/leads/${orderRef}/notes`, { text: 'Mine' }],
    ['GET', '/api/dead-letters'],
  ] as const) {
    expect((await ask(key, method, path, body)).status, `${method} ${path}`).toBe(401)
  }
  expect((await office.staff.search({ q: person.email })).data[0]!.state).not.toBe('seen')
})

test('C-207 no lead is a key’s own, and words of a person in an address are not read', async () => {
  const { key } = await keyOf(office.providerId, 'orders.read')
  const mine = await ask(key, 'POST', '/api/lead-searches', { assignee: 'me' })
  expect(((await mine.json()) as LeadsPage).total).toBe(0)
  const found = await ask(key, 'POST', '/api/lead-searches', { q: person.email })
  expect(((await found.json()) as LeadsPage).total).toBe(1)
  const byAddress = await ask(key, 'GET', `/api/leads?q=${person.email}x`)
  expect(((await byAddress.json()) as LeadsPage).total).toBeGreaterThan(0)
  const log = api.logged()
  expect(log).not.toContain(person.email)
  expect(log).not.toContain(key)
})

test('C-207 S-66 S-89 an export stands in the activity of its provider by the name of the key', async () => {
  const { key } = await office.people.addKey(office.providerId, ['orders.export'], 'Nightly leads')
  expect((await ask(key, 'POST', '/api/lead-exports', {})).status).toBe(200)
  const newest = async (companyId: number | null) => {
    const reader = await office.somebody(companyId, ['users.read'])
    const { body } = await reader.send('POST', '/api/log-searches', { action: 'leadsExported' })
    return (body as { data: { actor: object }[] }).data.map(({ actor }) => actor)
  }
  const byKey = { kind: 'key', id: null, name: 'Nightly leads', email: null }
  expect((await newest(office.providerId))[0]).toEqual(byKey)
  expect((await newest(null))[0]).toEqual(byKey)
  expect(await newest(office.otherId)).not.toContainEqual(byKey)
})
