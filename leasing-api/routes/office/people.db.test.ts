import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPeople, type TestPeople } from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
let staff: string
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
  staff = await people.addUser({ email: 'staff@people.example', companyRole: 'admin' })
})
afterAll(() => api.close())

async function ask(path: string, body: object, isAuthorized = true) {
  const { accessToken, sessionId } = await people.openSession(staff)
  const authorizationToken = isAuthorized ? await people.authorize(staff, sessionId) : ''
  const response = await api.ask(path, {
    headers: { authorization: `Bearer ${accessToken}` },
    body: { authorizationToken, ...body },
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** Somebody without an account who has sent forms, asked for an alert and joined a list. */
async function visitor(email: string) {
  const sent = [
    await api.ask('/api/contact', { body: { name: 'Ada Lovelace', email, body: 'Hello' } }),
    await api.ask('/api/price-alerts', { body: { email, page: '/pcp' } }),
    await api.ask('/api/mailchimp-members', {
      body: { email, firstName: 'Ada', secondName: 'Lovelace' },
    }),
  ]
  for (const response of sent) expect(response.status).toBe(200)
  await api.deliveries.settled()
}
const exported = async (email: string) =>
  calls.postPersonExport.response.parse((await ask('/api/person-exports', { email })).body)

test('S-86 C-171 data of somebody without an account are exported and erased, and that is found in the log', async () => {
  const email = 'Visitor@People.example'
  await visitor(email)
  const data = await exported(email)
  expect(data).toMatchObject({
    account: null,
    forms: [{ kind: 'contact', name: 'Ada Lovelace', details: { body: 'Hello' } }],
    priceAlerts: [{ page: '/pcp' }],
    lists: [{ topic: 'newsletter' }],
    log: [{ action: 'exported' }],
  })
  expect(data.messages.length).toBeGreaterThan(0)
  expect((await ask('/api/person-erasures', { email })).status).toBe(200)
  const after = await exported(email)
  expect(after).toMatchObject({
    forms: [],
    priceAlerts: [],
    savedSearches: [],
    messages: [],
    enquiries: [],
  })
  // The address stays, as one that is never written to again.
  expect(after.lists).toHaveLength(1)
  const log = await ask('/api/log-searches', { q: email.toLowerCase() })
  expect(log.body).toMatchObject({
    data: [
      { action: 'exported', subject: { kind: 'withoutAccount', email: null } },
      { action: 'erased', actor: { email: 'staff@people.example' } },
      { action: 'exported' },
    ],
  })
  expect(JSON.stringify(log.body)).not.toMatch(/visitor@/i)
})

test('S-86 an account goes as well, but no colleague who can still log in', async () => {
  const email = 'account@people.example'
  const id = await people.addUser({ email })
  expect((await exported(email)).account).toMatchObject({ email })
  expect((await ask('/api/person-erasures', { email })).status).toBe(200)
  expect(await api.database.call.readAnyUser({ id })).toBeNull()
  const colleague = await people.addUser({ email: 'boss@people.example', companyId: 1 })
  const refused = await ask('/api/person-erasures', { email: 'boss@people.example' })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.stringContaining('Deactivate')] } },
  })
  const change = { actorId: staff, userId: colleague, isDeactivated: true, now: api.now() }
  await api.database.call.setDeactivated(change)
  expect((await ask('/api/person-erasures', { email: 'boss@people.example' })).status).toBe(200)
})

test.each(['/api/person-exports', '/api/person-erasures'])(
  'S-13 S-86 %s needs the password again, and an address',
  async (path) => {
    const without = await ask(path, { email: 'a@people.example' }, false)
    expect(without).toMatchObject({ status: 422, body: { error_key: 'errors.passwordAgain' } })
    expect(await ask(path, { email: 'nobody' })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    })
  },
)
