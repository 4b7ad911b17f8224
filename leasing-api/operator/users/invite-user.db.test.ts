import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPassword as password } from '#leasing-api/test/environments/people.ts'
import { type Invitation, inviteUser } from './invite-user.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

async function invite(invitation: Invitation) {
  const { database, services } = api
  // So that messages are in the order in which they were sent.
  api.wait(1000)
  const where = { database, dataFolder: '/nowhere', now: api.now() }
  const tools = { secrets: services.accounts.secrets, siteUrl: services.siteUrl }
  const result = await inviteUser(where, tools, invitation)
  services.deliveries.deliver()
  await api.deliveries.settled()
  return result
}
const outbox = () => api.database.call.listOutboxMessages({ most: 1000 })
const phone = '07700 900123'
const person = { firstName: 'Ada', lastName: 'Lovelace', password, passwordConfirmation: password }

test.each([
  ['staff', null, null],
  ['the admin of a provider', 'Drivestone', expect.any(Number)],
])(
  'S-68 %s is invited, answers, and logs in with a code to the phone of the invitation',
  async (_, provider, companyId) => {
    const email = `${provider ?? 'staff'}@example.com`.toLowerCase()
    expect((await invite({ email, provider, phone })).ok).toBe(true)
    const mail = (await outbox()).find(({ recipient }) => recipient === email)!
    if (provider) expect(mail.body).toContain(`for ${provider}`)
    const token = /registration\/([\w-]+)/.exec(mail.body)![1]
    const link = await api.ask(`/api/registration-tokens/${token}`)
    expect(await link.json()).toMatchObject({ kind: 'invitation', email })
    const path = `/api/users/${token}/confirm`
    expect((await api.ask(path, { method: 'PUT', body: person })).status).toBe(200)
    const first = await api.ask('/api/login', { body: { email, password } })
    const { token: step } = (await first.json()) as { token: string }
    const text = (await outbox()).find(({ channel }) => channel === 'sms')!
    expect(text.recipient).toBe('+447700900123')
    const second = await api.ask('/api/login', {
      body: { token: step, code: text.body.slice(0, 6) },
    })
    const { accessToken, userId } = (await second.json()) as Record<string, string>
    const me = await api.ask(`/api/users/${userId}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(await me.json()).toMatchObject({ companyId, companyRole: 'admin', email })
    const again = await invite({ email, provider, phone })
    expect(again.lines.join()).toContain('has an account already')
  },
)

test.each([
  [{ email: 'nobody', provider: null, phone }, 'is no e-mail address'],
  [{ email: 'a@example.com', provider: null, phone: '020 7946 0123' }, 'is no UK mobile'],
  [{ email: 'a@example.com', provider: 'Nobody', phone }, 'There is no provider'],
])('S-68 %j is refused', async (invitation, text) => {
  const { ok, lines } = await invite(invitation)
  expect(ok).toBe(false)
  expect(lines.join()).toContain(text)
})
