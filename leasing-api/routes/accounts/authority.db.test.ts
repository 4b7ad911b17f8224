import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { requestOf, type RequestValues } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { apiKeyScopes } from '#core/session/api-key.ts'
import { holdsOfficePermission, permissionNames } from '#core/session/permission.ts'
import { isStaff } from '#core/session/user-home.ts'
import { readsUser } from '#core/session/user-access.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '#leasing-api/test/environments/contract-world.ts'
import {
  testPeople,
  type TestPeople,
  type TestPerson,
} from '#leasing-api/test/environments/people.ts'

const permissions = permissionNames.filter((name) => name !== 'deadletters.retry')
const persons = {
  consumer: { companyId: null, companyRole: null, permissions: [] },
  'another consumer': { companyId: null, companyRole: null, permissions: [] },
  // A role is what logs in with a text message: without one permissions open nothing.
  'a clerk of a company': { companyId: 1, companyRole: null, permissions },
  'an admin of a company without permissions': {
    companyId: 1,
    companyRole: 'admin',
    permissions: [],
  },
  'the admin of a company': { companyId: 1, companyRole: 'admin', permissions },
  'the admin of another company': { companyId: 2, companyRole: 'admin', permissions },
  staff: { companyId: null, companyRole: 'admin', permissions: [] },
} satisfies Record<string, Omit<TestPerson, 'email'>>
type Person = keyof typeof persons
const everybody = Object.keys(persons) as Person[]

const broken = ['no', 'an expired', 'a changed', 'a logged-out', 'a stolen', 'somebody’s'] as const
type Broken = (typeof broken)[number]

let world: ContractWorld
let people: TestPeople
const ids = {} as Record<Person, string>
const emails = {} as Record<Person, string>
beforeAll(async () => {
  world = await contractWorld()
  people = testPeople(world.api.services)
  for (const person of everybody) await add(person)
})

let added = 0
/** Adds a person, or adds one anew whom an erasure took away. */
async function add(person: Person): Promise<void> {
  const email = `person.${(added += 1)}@people.example`
  emails[person] = email
  ids[person] = await people.addUser({ email, ...persons[person] })
}
afterAll(() => world.close())

const callOf = (name: ServedCall): Call => calls[name]
const served = routes.map(({ name }) => name as ServedCall)
const ofAuthority = (authority: Call['authority']) =>
  served.filter((name) => callOf(name).authority === authority)

/** The authorization header of a session that has come to harm, or of one that is none. */
async function headersOf(kind: Broken): Promise<Record<string, string>> {
  if (kind === 'no') return { authorization: '' }
  const { accessToken, refreshToken } = await people.openSession(ids.consumer)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const body = { refreshToken }
  switch (kind) {
    case 'an expired':
      world.api.wait(900_000)
      return bearer(accessToken)
    case 'a changed':
      return bearer(accessToken.replace(ids.consumer, ids.staff))
    case 'a logged-out':
      await world.api.ask('/api/logout', { body })
      return bearer(accessToken)
    case 'a stolen':
      await world.api.ask('/api/refresh', { body })
      world.api.wait(10_001)
      expect((await world.api.ask('/api/refresh', { body })).status).toBe(401)
      return bearer(accessToken)
    case 'somebody’s':
      return bearer(accessToken)
  }
}

const refusals = new Map<ServedCall, Promise<RequestValues>>()
/** A request that is refused: it uses up nothing, so all refusals of a call are about one. */
function requestToRefuse(name: ServedCall): Promise<RequestValues> {
  const request = refusals.get(name) ?? world.requestFor(name)
  refusals.set(name, request)
  return request
}

async function statusOf(
  name: ServedCall,
  values: RequestValues,
  kind: Broken,
  change = {},
  more = {},
) {
  const headers = { ...(await headersOf(kind)), ...more }
  const { url, body } = requestOf(requestShape(callOf(name)), {
    ...values,
    ...(values.body && { body: { ...values.body, ...change } }),
  })
  const response = await world.askUrl(callOf(name), url, {
    ...(body !== null && { body }),
    headers,
  })
  return { status: response.status, text: await response.text() }
}

describe('S-64 C-14 calls for the logged-in are 401 for everybody else, and say nothing', () => {
  const rows = [...ofAuthority('user'), ...ofAuthority('office')].flatMap((name) =>
    broken.filter((kind) => kind !== 'somebody’s').map((kind) => [name, kind] as const),
  )
  test.each(rows)('%s with %s access token', async (name, kind) => {
    const { status, text } = await statusOf(name, await requestToRefuse(name), kind)
    expect(status).toBe(401)
    expect(text).not.toContain('@')
  })
})

function holder(person: Person) {
  const { companyId, companyRole } = persons[person]
  return { id: person, companyId: companyId === null ? null : String(companyId), companyRole }
}

describe('S-61 C-14 each call about a user × who asks × about whom', () => {
  const rows = ofAuthority('user')
    .filter((name) => 'id' in callOf(name).params.shape)
    .flatMap((name) =>
      everybody.flatMap((asker) => everybody.map((about) => [name, asker, about] as const)),
    )
  test.each(rows)('%s by %s about %s', async (name, asker, about) => {
    // Only names and permissions are for others; what somebody does of their own is for them alone.
    const isAllowed =
      name === 'getUser' || name === 'getPermissions'
        ? readsUser(holder(asker), holder(about))
        : asker === about
    const values = await (isAllowed ? world.requestFor(name) : requestToRefuse(name))
    const { accessToken, sessionId } = await people.openSession(ids[asker])
    const { url } = requestOf(requestShape(callOf(name)), { ...values, params: { id: ids[about] } })
    const authorizationToken = await people.authorize(ids[asker], sessionId)
    const body = values.body && { ...values.body, authorizationToken }
    const response = await world.askUrl(callOf(name), url, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(response.status).toBe(isAllowed ? 200 : 403)
    if (!isAllowed) expect(await response.text()).not.toContain('@')
    else if (name === 'postErasure') await add(asker)
  })
})

describe('S-80 S-42 each call of the office × who asks', () => {
  const rows = ofAuthority('office').flatMap((name) =>
    everybody.map((asker) => [name, asker] as const),
  )
  test.each(rows)('%s by %s', async (name, asker) => {
    const { permission, isForStaff, body: takesBody } = callOf(name)
    const isAllowed =
      holdsOfficePermission(holder(asker), persons[asker].permissions, permission!) &&
      (!isForStaff || isStaff(holder(asker)))
    const values = await (isAllowed ? world.requestFor(name) : requestToRefuse(name))
    const { accessToken, sessionId } = await people.openSession(ids[asker])
    const authorizationToken =
      takesBody && 'authorizationToken' in takesBody.shape
        ? await people.authorize(ids[asker], sessionId)
        : undefined
    const { url, body } = requestOf(requestShape(callOf(name)), {
      ...values,
      ...(values.body && {
        body: { ...values.body, ...(authorizationToken && { authorizationToken }) },
      }),
    })
    const response = await world.askUrl(callOf(name), url, {
      ...(body !== null && { body }),
      headers: { authorization: `Bearer ${accessToken}` },
    })
    const text = await response.text()
    if (!isAllowed) {
      expect(response.status).toBe(403)
      expect(text).not.toContain('@')
      return
    }
    // The request is about things of nobody's company, which staff alone find.
    expect(response.status === 200 || (asker !== 'staff' && response.status === 404)).toBe(true)
    const { companyId } = persons[asker]
    const others = everybody.filter((each) => persons[each].companyId !== companyId)
    if (companyId !== null) for (const each of others) expect(text).not.toContain(emails[each])
  })
})

describe('C-182 C-207 S-80 each call of the office × a key of a company’s system', () => {
  const kinds = ['with every scope', 'with every other scope', 'that was revoked'] as const
  const rows = ofAuthority('office').flatMap((name) => kinds.map((kind) => [name, kind] as const))
  let companyId: number
  beforeAll(async () => {
    companyId = (await world.api.database.call.readProviders())[0]!.id
  })
  test.each(rows)('%s by a key %s', async (name, kind) => {
    const { permission, hasKeys, isForStaff } = callOf(name)
    const scopes = apiKeyScopes.filter(
      (scope) => kind !== 'with every other scope' || scope !== permission,
    )
    const { id, key } = await people.addKey(companyId, [...scopes])
    const isRevoked = kind === 'that was revoked'
    if (isRevoked) {
      const now = world.api.now()
      await world.api.database.call.revokeApiKey({ id, actor: 'operator', now })
    }
    const values = await requestToRefuse(name)
    const { url, body } = requestOf(requestShape(callOf(name)), values)
    const response = await world.askUrl(callOf(name), url, {
      ...(body !== null && { body }),
      headers: { authorization: `Bearer ${key}` },
    })
    expect(isForStaff && hasKeys, 'a key is of a company').toBeFalsy()
    const takesKey = hasKeys === true && !isRevoked
    if (!takesKey) expect(response.status).toBe(401)
    else if (kind === 'with every scope') {
      // What the request names is of nobody's company, unless it names nothing.
      expect([200, 404]).toContain(response.status)
    } else expect(response.status).toBe(403)
    const text = await response.text()
    if (response.status !== 200) expect(text).not.toContain('@')
    for (const person of everybody) expect(text).not.toContain(emails[person])
  })
})

describe('C-14 what anybody may ask is answered whatever token is shown', () => {
  test.each(ofAuthority('guest'))('%s with a changed access token', async (name) => {
    const values = await world.requestFor(name)
    expect((await statusOf(name, values, 'a changed')).status).toBeLessThan(300)
  })
})

describe('C-14 an order is changed by whoever holds its write token alone', () => {
  const rows = ofAuthority('writer').flatMap((name) => broken.map((kind) => [name, kind] as const))
  test.each(rows)('%s with another write token and %s access token', async (name, kind) => {
    const values = await requestToRefuse(name)
    const answer = await statusOf(name, values, kind, { writeToken: 'x'.repeat(43) })
    expect(answer.status).toBe(403)
  })
})

describe('C-14 what the site asks for itself is closed to visitors', () => {
  const rows = ofAuthority('site').flatMap((name) => broken.map((kind) => [name, kind] as const))
  test.each(rows)('%s forwarded with %s access token', async (name, kind) => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    const values = await requestToRefuse(name)
    expect((await statusOf(name, values, kind, {}, forwarded)).status).toBe(404)
  })
})
