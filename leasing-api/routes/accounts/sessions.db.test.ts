import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  testPassword as password,
  testPeople,
  type TestPeople,
} from '#leasing-api/test/environments/people.ts'

let api: ApiUnderTest
let people: TestPeople
let addresses = 0
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
})
afterAll(() => api.close())

/** Each from a network of its own, unless one is named. */
const post = (path: string, body: unknown, address = `203.0.113.${(addresses += 1) % 250}`) =>
  api.ask(path, { body, headers: { 'x-forwarded-for': address } })
const logIn = async (email: string, given = password, address?: string) => {
  const response = await post('/api/login', { email, password: given }, address)
  return { response, status: response.status, body: (await response.clone().json()) as Body }
}
type Body = Record<string, string | null>
const refresh = (refreshToken: string | null) => post('/api/refresh', { refreshToken })
const meStatus = async (userId: string | null, accessToken: string | null) =>
  (await api.ask(`/api/users/${userId}`, { headers: { authorization: `Bearer ${accessToken}` } }))
    .status
const codesTexted = async () =>
  (await api.database.call.listOutboxMessages({ most: 1000 }))
    .filter(({ channel }) => channel === 'sms')
    .map(({ body }) => /^\d{6}/.exec(body)![0])

test('S-03 a consumer logs in with a password, whatever the capitals of the address, and once for the first time', async () => {
  await people.addUser({ email: 'Ada@example.com' })
  const first = await logIn('ada@EXAMPLE.com ')
  expect(first.status).toBe(200)
  expect(calls.postLogin.response.parse(first.body)).toMatchObject({
    status: 'OK',
    token: null,
    expiresIn: 900,
    isFirstLogin: true,
  })
  expect(first.response.headers.get('cache-control')).toBe('no-store')
  expect(await meStatus(first.body['userId']!, first.body['accessToken']!)).toBe(200)
  expect((await logIn('ada@example.com')).body).toMatchObject({ isFirstLogin: false })
})

test('S-59 the response to a wrong password is that to an unknown address, to the letter', async () => {
  await people.addUser({ email: 'known@example.com' })
  const wrong = await logIn('known@example.com', 'Wrong!day9')
  const unknown = await logIn('unknown@example.com', 'Wrong!day9')
  expect(wrong.status).toBe(422)
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  expect(wrong.body).toMatchObject({ message: 'Incorrect email or password', errors: {} })
})

test('S-59 after ten failures an account waits, longer each time, and is never locked', async () => {
  await people.addUser({ email: 'guessed@example.com' })
  for (const email of ['guessed@example.com', 'nobody@example.com']) {
    for (let at = 0; at < 10; at++) expect((await logIn(email, 'Wrong!day9')).status).toBe(422)
    const refused = await logIn(email)
    expect(refused.status).toBe(429)
    expect(refused.response.headers.get('retry-after')).toBe('15')
  }
  api.wait(15_000)
  expect((await logIn('guessed@example.com', 'Wrong!day9')).status).toBe(422)
  expect((await logIn('guessed@example.com')).response.headers.get('retry-after')).toBe('30')
  api.wait(30_000)
  expect((await logIn('guessed@example.com')).status).toBe(200)
  // What was right takes the failures back.
  expect((await logIn('guessed@example.com', 'Wrong!day9')).status).toBe(422)
  expect((await logIn('guessed@example.com')).status).toBe(200)
})

test('S-59 of 200 guesses at once ten are looked at', async () => {
  await people.addUser({ email: 'many@example.com' })
  const tries = await Promise.all(
    Array.from({ length: 200 }, () => logIn('many@example.com', 'Wrong!day9')),
  )
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(190)
})

test('S-59 an address that tries many accounts waits too, and its right log-ins do not count', async () => {
  const address = '198.51.100.7'
  await people.addUser({ email: 'office@example.com' })
  for (let at = 0; at < 15; at++)
    expect((await logIn('office@example.com', password, address)).status).toBe(200)
  for (let at = 0; at < 10; at++) await logIn(`guess.${at}@example.com`, 'Wrong!day9', address)
  expect((await logIn('office@example.com', password, address)).status).toBe(429)
  expect((await logIn('office@example.com')).status).toBe(200)
})

test('S-05 S-62 a user with a company role owes the code that is texted; it counts once', async () => {
  await people.addUser({
    email: 'provider@example.com',
    companyId: 1,
    companyRole: 'admin',
    phoneE164: '+447700900555',
  })
  const { body } = await logIn('provider@example.com')
  expect(body).toMatchObject({
    status: 'SMS_AUTHENTICATION_NEEDED',
    accessToken: null,
    refreshToken: null,
    userId: null,
  })
  const [code] = await codesTexted()
  const step = (given: string) => post('/api/login', { token: body['token'], code: given })
  const wrong = await step(code === '111111' ? '222222' : '111111')
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ errors: { code: ['Try again'] } })
  const right = await Promise.all(Array.from({ length: 20 }, () => step(code!)))
  expect(right.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('S-62 the fifth wrong code ends it, and so do ten minutes', async () => {
  await people.addUser({
    email: 'slow@example.com',
    companyRole: 'admin',
    phoneE164: '+447700900556',
  })
  const { body } = await logIn('slow@example.com')
  const [code] = await codesTexted()
  const step = (given: string, { token } = body) => post('/api/login', { token, code: given })
  const guesses = Array.from({ length: 100 }, (_, at) => String(at).padStart(6, '0'))
  const wrong = guesses.filter((guess) => guess !== code)
  await Promise.all(wrong.map((guess) => step(guess)))
  expect((await step(code!)).status).toBe(422)

  const again = (await logIn('slow@example.com')).body
  const [newCode] = await codesTexted()
  api.wait(600_000)
  expect((await step(newCode!, again as { token: string })).status).toBe(422)
})

test('S-23 a hundred refreshes at once have one successor, and so has one within ten seconds', async () => {
  const userId = await people.addUser({ email: 'tabs@example.com' })
  const { refreshToken } = await people.openSession(userId)
  const responses = await Promise.all(Array.from({ length: 100 }, () => refresh(refreshToken)))
  const bodies = (await Promise.all(responses.map((each) => each.json()))) as Body[]
  expect(new Set(bodies.map((each) => each['refreshToken'])).size).toBe(1)
  expect(bodies[0]).toMatchObject({ userId, expiresIn: 900 })
  api.wait(10_000)
  const late = (await (await refresh(refreshToken)).json()) as Body
  expect(late['refreshToken']).toBe(bodies[0]!['refreshToken'])
  expect(await meStatus(userId, late['accessToken']!)).toBe(200)
})

test('S-24 a replay ends the whole session, access tokens included, and no other session', async () => {
  const userId = await people.addUser({ email: 'replayed@example.com' })
  const { refreshToken, accessToken } = await people.openSession(userId)
  const other = await people.openSession(userId)
  const next = (await (await refresh(refreshToken)).json()) as Body
  api.wait(10_001)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(next['refreshToken']!)).status).toBe(401)
  for (const token of [accessToken, next['accessToken']!])
    expect(await meStatus(userId, token)).toBe(401)
  expect(await meStatus(userId, other.accessToken)).toBe(200)
})

test('S-60 a session that nobody uses for thirty days has ended', async () => {
  const userId = await people.addUser({ email: 'away@example.com' })
  const { refreshToken } = await people.openSession(userId)
  api.wait(30 * 86_400_000)
  expect((await refresh(refreshToken)).status).toBe(401)
})

test('S-11 logging out ends the session at once, by its newest or its last token', async () => {
  const userId = await people.addUser({ email: 'out@example.com' })
  const { refreshToken } = await people.openSession(userId)
  const next = (await (await refresh(refreshToken)).json()) as Body
  expect((await post('/api/logout', { refreshToken })).status).toBe(200)
  expect(await meStatus(userId, next['accessToken']!)).toBe(401)
  expect((await refresh(next['refreshToken']!)).status).toBe(401)
  expect((await post('/api/logout', { refreshToken: 'unknown' })).status).toBe(200)
})

test('S-38 S-39 permissions: staff all, a clerk those given, consumers none, the empty name always', async () => {
  const rows = [
    [{ companyRole: 'admin' as const }, { 'rates.read': true, 'orders.read': true, made: false }],
    [
      { companyId: 1, permissions: ['orders.read' as const] },
      { 'rates.read': false, 'orders.read': true, made: false },
    ],
    [{}, { 'rates.read': false, 'orders.read': false, made: false }],
  ] as const
  for (const [at, [person, permissions]] of rows.entries()) {
    const userId = await people.addUser({
      email: `may.${at}@example.com`,
      ...person,
      permissions: [...('permissions' in person ? person.permissions : [])],
    })
    const { accessToken } = await people.openSession(userId)
    const query = Object.keys(permissions)
      .map((name) => `permissions[]=${name}`)
      .join('&')
    const response = await api.ask(`/api/users/${userId}/permissions?${query}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(await response.json()).toEqual({ permissions })
  }
})

test('S-13 the password once more gives a token for five minutes, and is limited as a log-in is', async () => {
  const userId = await people.addUser({ email: 'again@example.com' })
  const { accessToken } = await people.openSession(userId)
  const ask = (given: string) =>
    api.ask('/api/authorization-tokens', {
      body: { password: given },
      headers: { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': '192.0.2.77' },
    })
  const given = calls.postAuthorizationToken.response.parse(await (await ask(password)).json())
  expect(Date.parse(given.expirationDate) - api.now().getTime()).toBe(300_000)
  for (let at = 0; at < 10; at++) expect((await ask('Wrong!day9')).status).toBe(422)
  expect((await ask(password)).status).toBe(429)
})

test('S-64 no log of all this holds a password, a code, a token or an address', () => {
  for (const secret of [password, 'Wrong!day9', '@example.com', 'Bearer'])
    expect(api.logged()).not.toContain(secret)
})
