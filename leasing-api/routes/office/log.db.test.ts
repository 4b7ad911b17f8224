import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PermissionName } from '#core/session/permission.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPeople, type TestPeople } from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
const ids: Record<string, string> = {}
const permissions: PermissionName[] = ['users.read', 'users.invite', 'users.deactivate']
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
  const [, one, two] = (await api.database.call.readProviders()).map(({ id }) => id)
  const admin = { companyRole: 'admin' as const, permissions }
  ids['staff'] = await people.addUser({ email: 'staff@log.example', companyRole: 'admin' })
  ids['boss'] = await people.addUser({ email: 'boss@log.example', companyId: one!, ...admin })
  ids['clerk'] = await people.addUser({ email: 'clerk@log.example', companyId: one! })
  ids['other'] = await people.addUser({ email: 'other@log.example', companyId: two!, ...admin })
})
afterAll(() => api.close())

type Person = { kind: string; id: string | null; email: string | null }
type Entry = { action: string; actor: Person; subject: Person }

async function ask(asker: string, path: string, body?: object) {
  const { accessToken, sessionId } = await people.openSession(ids[asker]!)
  const authorizationToken = await people.authorize(ids[asker]!, sessionId)
  const response = await api.ask(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    ...(body && { body: { authorizationToken, ...body } }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { data: Entry[]; total: number }
}
const search = (asker: string, body: object) => ask(asker, '/api/log-searches', body)

test('S-85 the log says who did what to whom, newest first, by act and by person', async () => {
  const clerk = ids['clerk']!
  await ask('boss', `/api/users/${clerk}/deactivations`)
  await ask('staff', `/api/users/${clerk}/reactivations`)
  const { data } = await search('staff', { q: 'clerk@log.example' })
  expect(data.slice(0, 2)).toMatchObject([
    { action: 'reactivated', actor: { email: 'staff@log.example' }, subject: { id: clerk } },
    { action: 'deactivated', actor: { email: 'boss@log.example' }, subject: { id: clerk } },
  ])
  const acts = await search('staff', { q: clerk, action: 'deactivated' })
  expect(acts).toMatchObject({ total: 1, data: [{ action: 'deactivated' }] })
  expect((await search('staff', { rows: 1, page: 2 })).data).toHaveLength(1)
})

test('S-85 S-42 a company sees what concerns its people, and of others no name', async () => {
  const { data } = await search('boss', { q: ids['clerk']! })
  expect(data[0]).toMatchObject({
    action: 'reactivated',
    actor: { kind: 'staff', id: null, name: null, email: null },
    subject: { kind: 'user', email: 'clerk@log.example' },
  })
  expect(JSON.stringify(await search('boss', {}))).not.toMatch(/staff@|other@/)
  expect((await search('other', { q: 'clerk' })).total).toBe(0)
})

test('S-66 S-85 somebody invited is in the log before they answer, and after', async () => {
  const email = 'new@log.example'
  await ask('boss', '/api/invitations', { email, phone: '07700 900123', permissions: [] })
  const [invited] = (await search('staff', { action: 'invited' })).data
  expect(invited).toMatchObject({
    actor: { email: 'boss@log.example' },
    subject: { kind: 'invited', email },
  })
})
