import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  testPassword as password,
  testPeople,
  type TestPeople,
} from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
/** Ids of the providers that there are. */
let companies: number[]
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
  companies = (await api.database.call.readProviders()).map(({ id }) => id)
})
afterAll(() => api.close())

let added = 0
const newEmail = () => `person.${(added += 1)}@office.example`
const phone = '07700 900123'
const all: PermissionName[] = ['users.read', 'users.invite', 'users.deactivate', 'orders.read']

const staff = () => people.addUser({ email: newEmail(), companyRole: 'admin' })
const colleague = (company: number, permissions = all, companyRole: 'admin' | null = 'admin') =>
  people.addUser({ email: newEmail(), companyId: companies[company]!, companyRole, permissions })

/** A call as somebody who has given their password again. */
async function ask(asker: string, method: string, path: string, body?: object) {
  const { accessToken, sessionId } = await people.openSession(asker)
  const authorizationToken = await people.authorize(asker, sessionId)
  const response = await api.ask(path, {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    ...(body && { body: { authorizationToken, ...body } }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const isLoggedIn = async (token: string, id: string) =>
  (await api.ask(`/api/users/${id}`, { headers: { authorization: `Bearer ${token}` } })).status

describe('S-84 an account that is deactivated', () => {
  test('loses its sessions at once, cannot log in, and is taken back', async () => {
    const [boss, email] = [await colleague(1), newEmail()]
    const id = await people.addUser({ email, companyId: companies[1]! })
    const { accessToken, refreshToken } = await people.openSession(id)
    expect(await isLoggedIn(accessToken, id)).toBe(200)
    const { status, body } = await ask(boss, 'POST', `/api/users/${id}/deactivations`)
    expect([status, body['deactivatedAt']]).toEqual([200, api.now().toISOString()])
    expect(await isLoggedIn(accessToken, id)).toBe(401)
    const refreshed = await api.ask('/api/refresh', { body: { refreshToken } })
    expect(refreshed.status).toBe(401)
    expect((await api.ask('/api/login', { body: { email, password } })).status).toBe(422)
    const again = await ask(boss, 'POST', `/api/users/${id}/reactivations`)
    expect([again.status, again.body['deactivatedAt']]).toEqual([200, null])
    // What was open stays closed: somebody else may have had it.
    expect(await isLoggedIn(accessToken, id)).toBe(401)
    expect((await api.ask('/api/login', { body: { email, password } })).status).toBe(200)
  })

  test('is not one’s own, nor another company’s', async () => {
    const [boss, other] = [await colleague(1), await colleague(2)]
    const own = await ask(boss, 'POST', `/api/users/${boss}/deactivations`)
    expect([own.status, own.body['error_key']]).toEqual([409, 'errors.notYourself'])
    for (const id of [other, await staff(), 'A'.repeat(22)]) {
      expect((await ask(boss, 'POST', `/api/users/${id}/deactivations`)).status).toBe(404)
    }
  })

  test('is never the last of our staff, though two deactivate each other at once', async () => {
    const alone = await apiUnderTest()
    const { addUser, openSession } = testPeople(alone.services)
    const add = () => addUser({ email: newEmail(), companyRole: 'admin' })
    const ids = [await add(), await add(), await add()]
    const tokens = await Promise.all(ids.map((id) => openSession(id)))
    const statuses = await Promise.all(
      ids.map(async (_, index) => {
        const response = await alone.ask(
          `/api/users/${ids[(index + 1) % ids.length]}/deactivations`,
          { method: 'POST', headers: { authorization: `Bearer ${tokens[index]!.accessToken}` } },
        )
        return response.status
      }),
    )
    const left = await alone.database.call.listUsers({
      companyId: null,
      kind: 'staff',
      state: 'active',
      sort: 'name|asc',
      words: [],
      page: 1,
      rows: 10,
    })
    expect(left.total).toBeGreaterThanOrEqual(1)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3 - left.total)
    await alone.close()
  })
})

describe('S-83 access', () => {
  test('is changed by a company’s admin to what they hold themselves, with their password', async () => {
    const [boss, id] = [await colleague(1), await colleague(1, ['rates.read'])]
    const path = `/api/users/${id}/access`
    const change = { companyRole: 'admin', permissions: ['rates.read', 'orders.read'] }
    const without = await ask(boss, 'PUT', path, { ...change, authorizationToken: '' })
    expect(without).toMatchObject({ status: 422, body: { error_key: 'errors.passwordAgain' } })
    expect(await ask(boss, 'PUT', path, change)).toMatchObject({ status: 200, body: change })
    const more = await ask(boss, 'PUT', path, { ...change, permissions: ['rates.import'] })
    expect(more).toMatchObject({ status: 422, body: { error_key: 'errors.permissions' } })
    const none = await ask(boss, 'PUT', path, { companyRole: null, permissions: [] })
    expect(none).toMatchObject({ status: 200, body: { companyRole: null, permissions: [] } })
    const own = await ask(boss, 'PUT', `/api/users/${boss}/access`, change)
    expect(own).toMatchObject({ status: 422, body: { error_key: 'errors.notYourself' } })
    const other = await ask(boss, 'PUT', `/api/users/${await colleague(2)}/access`, change)
    expect(other.status).toBe(404)
    const ofStaff = await ask(await staff(), 'PUT', `/api/users/${await staff()}/access`, change)
    expect(ofStaff).toMatchObject({ status: 422, body: { error_key: 'errors.notOfCompany' } })
  })
})

describe('S-83 an invitation', () => {
  const invite = (asker: string, body: object) =>
    ask(asker, 'POST', '/api/invitations', { phone, permissions: [], ...body })
  const mailTo = async (email: string) => {
    await api.deliveries.settled()
    const outbox = await api.database.call.listOutboxMessages({ most: 1000 })
    return outbox.find(({ recipient }) => recipient === email)
  }

  const subjectsTo = async (email: string) => {
    await api.deliveries.settled()
    const outbox = await api.database.call.listOutboxMessages({ most: 1000 })
    return outbox.flatMap(({ recipient, subject }) => (recipient === email ? [subject] : []))
  }

  test('leads to an account of the inviter’s company with the permissions that were given', async () => {
    const [boss, email] = [await colleague(1), newEmail()]
    const sent = await invite(boss, { email, permissions: ['orders.read'] })
    expect(sent).toMatchObject({ status: 200, body: { email } })
    const token = /registration\/([\w-]+)/.exec((await mailTo(email))!.body)![1]
    const person = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      password,
      passwordConfirmation: password,
    }
    const answer = await api.ask(`/api/users/${token}/confirm`, { method: 'PUT', body: person })
    expect(answer.status).toBe(200)
    const found = await api.database.call.readAnyUser({ emailKey: email })
    expect(found!.user).toMatchObject({
      companyId: companies[1],
      companyRole: 'admin',
      permissions: ['orders.read'],
      phoneE164: '+447700900123',
    })
  })

  test.each([
    ['no e-mail address', { email: 'nobody' }, 'email'],
    ['a landline', { email: 'a@office.example', phone: '020 7946 0123' }, 'phone'],
    ['a permission of staff', { permissions: ['deadletters.retry'] }, 'permissions'],
    ['a permission they do not hold', { permissions: ['rates.import'] }, 'permissions'],
    ['no password', { authorizationToken: '' }, 'authorizationToken'],
  ])('of %s is refused', async (_, wrong, field) => {
    const boss = await colleague(1)
    const { status, body } = await invite(boss, { email: newEmail(), ...wrong })
    expect(status).toBe(422)
    expect(Object.keys(body['errors'] as object)).toEqual([field])
  })

  test('to another company, or to staff, is for staff alone', async () => {
    const boss = await colleague(1)
    expect((await invite(boss, { email: newEmail(), companyId: companies[2]! })).status).toBe(404)
    expect((await invite(await staff(), { email: newEmail(), companyId: 4711 })).status).toBe(404)
    const email = newEmail()
    expect((await invite(await staff(), { email, companyId: null })).status).toBe(200)
    expect((await mailTo(email))!.subject).toBe('You are invited to Larkway')
  })

  test('tells a company of its own accounts alone, and whose address it is of others', async () => {
    const [boss, own, other] = [await colleague(1), newEmail(), newEmail()]
    await people.addUser({ email: own, companyId: companies[1]! })
    await people.addUser({ email: other })
    expect((await invite(boss, { email: own })).body).toMatchObject({
      errors: { email: ['There is an account with this address already.'] },
    })
    expect((await invite(boss, { email: other })).status).toBe(200)
    expect(await subjectsTo(other)).toContain('You have an account already')
  })
})

describe('S-88 C-200 an open invitation', () => {
  const invite = async (asker: string, email: string, more = {}) =>
    ask(asker, 'POST', '/api/invitations', { phone, permissions: ['orders.read'], email, ...more })
  const listed = async (asker: string) =>
    calls.listInvitations.response.parse((await ask(asker, 'GET', '/api/invitations')).body).data
  const tokensTo = async (email: string) => {
    await api.deliveries.settled()
    const outbox = await api.database.call.listOutboxMessages({ most: 1000 })
    return outbox.flatMap(({ recipient, body }) =>
      recipient === email ? [/registration\/([\w-]+)/.exec(body)![1]!] : [],
    )
  }
  const opens = async (token: string) =>
    (await api.ask(`/api/registration-tokens/${token}`)).status === 200

  test('is listed to its company and to staff, until it is answered or too old', async () => {
    const [boss, other, email] = [await colleague(1), await colleague(2), newEmail()]
    const { expiresAt } = (await invite(boss, email)).body
    const [found] = (await listed(boss)).filter((each) => each.email === email)
    expect(found).toMatchObject({
      companyId: companies[1],
      permissions: ['orders.read'],
      invitedAt: api.now().toISOString(),
      expiresAt,
    })
    const emails = async (asker: string) => (await listed(asker)).map((each) => each.email)
    expect(await emails(other)).not.toContain(email)
    expect(await emails(await staff())).toContain(email)
    const [token] = await tokensTo(email)
    const names = { firstName: 'Ada', lastName: 'Lovelace' }
    const person = { ...names, password, passwordConfirmation: password }
    await api.ask(`/api/users/${token}/confirm`, { method: 'PUT', body: person })
    expect(await emails(boss)).not.toContain(email)
    const late = newEmail()
    await invite(boss, late)
    api.wait(7 * 86_400_000)
    expect(await emails(boss)).toEqual([])
  })

  test('is sent again by a new link, which alone opens something', async () => {
    const [boss, other, email] = [await colleague(1), await colleague(2), newEmail()]
    await invite(boss, email)
    const { id } = (await listed(boss)).find((each) => each.email === email)!
    const path = `/api/invitations/${id}/resends`
    api.wait(86_400_000)
    expect((await ask(other, 'POST', path)).status).toBe(404)
    const again = await ask(boss, 'POST', path)
    const expiresAt = new Date(api.now().getTime() + 7 * 86_400_000).toISOString()
    expect(again).toMatchObject({ status: 200, body: { email, expiresAt } })
    const stillOpen = (await listed(boss)).filter((each) => each.email === email)
    expect(stillOpen).toMatchObject([{ id, email, expiresAt }])
    const tokens = await tokensTo(email)
    expect(tokens).toHaveLength(2)
    const working = (await Promise.all(tokens.map(opens))).filter(Boolean)
    expect(working).toHaveLength(1)
    for (let sent = 0; sent < 20; sent += 1) await ask(boss, 'POST', path)
    expect((await ask(boss, 'POST', path)).status).toBe(429)
    expect((await listed(boss)).filter((each) => each.email === email)).toHaveLength(1)
  })

  test('is withdrawn once, which is noted, and opens nothing any more', async () => {
    const [boss, other, email] = [await colleague(1), await colleague(2), newEmail()]
    await invite(boss, email)
    const { id } = (await listed(boss)).find((each) => each.email === email)!
    const path = `/api/invitations/${id}`
    expect((await ask(other, 'DELETE', path)).status).toBe(404)
    expect((await ask(boss, 'DELETE', path)).status).toBe(200)
    expect((await ask(boss, 'DELETE', path)).status).toBe(404)
    expect((await ask(boss, 'POST', `${path}/resends`)).status).toBe(404)
    const [token] = await tokensTo(email)
    expect(await opens(token!)).toBe(false)
    const log = await ask(boss, 'POST', '/api/log-searches', { action: 'invitationWithdrawn' })
    expect(calls.searchLog.response.parse(log.body).data[0]).toMatchObject({
      action: 'invitationWithdrawn',
      actor: { id: boss },
      subject: { kind: 'gone' },
    })
  })
})
