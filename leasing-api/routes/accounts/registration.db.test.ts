import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  testPassword as password,
  testPeople,
  type TestPeople,
} from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
})
afterAll(() => api.close())

let visitors = 0
const send = (path: string, body: unknown, method = 'POST') => {
  // So that e-mails are in the order in which they were sent.
  api.wait(1000)
  const headers = { 'x-forwarded-for': `203.0.113.${(visitors += 1)}` }
  return api.ask(path, { method, body, headers })
}
const register = (email: string, more = {}) =>
  send('/api/users', {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password,
    passwordConfirmation: password,
    ...more,
  })
const logInStatus = async (email: string, given = password) =>
  (await send('/api/login', { email, password: given })).status

/** The newest e-mail to an address, with the token of its link. */
async function mailTo(email: string) {
  await api.deliveries.settled()
  const mail = (await api.database.call.listOutboxMessages({ most: 1000 })).find(
    ({ recipient, subject }) => recipient === email && subject !== 'For a test',
  )!
  const token = /\/(?:registration|password-recovery)\/([\w-]+)/.exec(mail.body)?.[1] ?? null
  return { subject: mail.subject, token }
}
const confirm = (token: string | null, body = {}) =>
  send(`/api/users/${token}/confirm`, body, 'PUT')

test('S-65 an account comes to be by the press of its link, once', async () => {
  expect((await register('new@example.com')).status).toBe(200)
  expect(await logInStatus('new@example.com')).toBe(422)
  const { subject, token } = await mailTo('new@example.com')
  expect(subject).toBe('Activate your account')
  const link = await api.ask(`/api/registration-tokens/${token}`)
  expect(await link.json()).toMatchObject({ kind: 'registration', email: 'new@example.com' })
  const presses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  const statuses = presses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(9)
  expect(await logInStatus('new@example.com')).toBe(200)
  expect((await api.ask(`/api/registration-tokens/${token}`)).status).toBe(404)
})

test('S-65 of two links to one address the first press counts, whoever asked for the other', async () => {
  await register('two@example.com', { firstName: 'Mallory' })
  const first = await mailTo('two@example.com')
  await register('two@example.com', { password: 'Rainy!day9', passwordConfirmation: 'Rainy!day9' })
  const second = await mailTo('two@example.com')
  expect((await confirm(second.token)).status).toBe(200)
  expect((await confirm(first.token)).status).toBe(404)
  expect(await logInStatus('two@example.com')).toBe(422)
  expect(await logInStatus('two@example.com', 'Rainy!day9')).toBe(200)
})

test('S-65 a known address gets the same response, and an e-mail that says so, without a link to anything', async () => {
  await people.addUser({ email: 'known@example.com' })
  const [known, unknown] = [
    await register('KNOWN@example.com'),
    await register('other@example.com'),
  ]
  expect(await known.text()).toBe(await unknown.text())
  expect(await mailTo('KNOWN@example.com')).toEqual({
    subject: 'You have an account already',
    token: null,
  })
  expect(await logInStatus('known@example.com')).toBe(200)
})

test('S-60 a registration link works for 24 hours', async () => {
  await register('late@example.com')
  const { token } = await mailTo('late@example.com')
  api.wait(86_400_000)
  expect((await confirm(token)).status).toBe(404)
  await api.database.call.forgetOldAccounts({ now: api.now() })
  expect((await confirm(token)).status).toBe(404)
})

test('V-87 an invitation asks for names and a password, and its role is the invitation’s', async () => {
  const token = await people.addLink('invitation', {
    email: 'invited@example.com',
    companyId: 1,
    permissions: ['orders.read'],
  })
  expect((await confirm(token)).status).toBe(422)
  const person = {
    firstName: 'Grace',
    lastName: 'Hopper',
    password,
    passwordConfirmation: password,
  }
  expect((await confirm(token, { ...person, companyRole: 'admin', companyId: 2 })).status).toBe(200)
  const response = await send('/api/login', { email: 'invited@example.com', password })
  const { userId, accessToken } = (await response.json()) as Record<string, string>
  const me = await api.ask(`/api/users/${userId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(await me.json()).toMatchObject({ firstName: 'Grace', companyId: 1, companyRole: null })
})

test('S-65 a new password comes by a link that works once, for an hour, and ends every session', async () => {
  const userId = await people.addUser({ email: 'forgot@example.com' })
  const { accessToken, refreshToken } = await people.openSession(userId)
  await send('/api/password-recovery-tokens', { email: 'forgot@example.com' })
  const { subject, token } = await mailTo('forgot@example.com')
  expect(subject).toBe('Choose a new password')
  const path = `/api/password-recovery-tokens/${token}`
  expect((await api.ask(path)).status).toBe(200)
  const change = () => send(`${path}/password`, { password: 'Rainy!day9' }, 'PUT')
  expect((await send(`${path}/password`, { password: 'Password1!' }, 'PUT')).status).toBe(422)
  expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(404)
  expect(await logInStatus('forgot@example.com')).toBe(422)
  expect(await logInStatus('forgot@example.com', 'Rainy!day9')).toBe(200)
  const me = await api.ask(`/api/users/${userId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(me.status).toBe(401)
  expect((await send('/api/refresh', { refreshToken })).status).toBe(401)

  await send('/api/password-recovery-tokens', { email: 'forgot@example.com' })
  const late = await mailTo('forgot@example.com')
  api.wait(3_600_000)
  expect((await api.ask(`/api/password-recovery-tokens/${late.token}`)).status).toBe(404)
})

test('S-65 an unknown address gets the same response, and an e-mail that no password can be changed by', async () => {
  await people.addUser({ email: 'here@example.com' })
  const ask = (email: string) => send('/api/password-recovery-tokens', { email })
  const [known, unknown] = [await ask('here@example.com'), await ask('nowhere@example.com')]
  expect(await known.text()).toBe(await unknown.text())
  expect(await mailTo('nowhere@example.com')).toEqual({
    subject: 'There is no account with this address',
    token: null,
  })
})

test('S-65 nobody’s mailbox is filled: five e-mails an hour', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) statuses.push((await register('full@example.com')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('S-65 a recovery link registers nobody, and a registration link changes no password', async () => {
  const userId = await people.addUser({ email: 'mixed@example.com' })
  const recovery = await people.addLink('recovery', { email: 'mixed@example.com', userId })
  const registration = await people.addLink('registration', { email: 'fresh@example.com' })
  expect((await api.ask(`/api/registration-tokens/${recovery}`)).status).toBe(404)
  expect((await confirm(recovery)).status).toBe(404)
  const change = await send(
    `/api/password-recovery-tokens/${registration}/password`,
    { password: 'Rainy!day9' },
    'PUT',
  )
  expect(change.status).toBe(404)
})
