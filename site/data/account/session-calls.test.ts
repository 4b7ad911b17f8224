import { afterEach, expect, test, vi } from 'vitest'
import { liveLeasing } from '../leasing/server.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { logInHere, logOutHere, refreshHere } from './session-calls.ts'

vi.mock('../leasing/server.ts', () => ({ liveLeasing: vi.fn<() => void>() }))
const api = vi.mocked(liveLeasing)
afterEach(() => {
  api.mockReset()
})

const request = (body: string | null, cookie?: string) =>
  new Request('http://localhost/api', {
    method: 'POST',
    ...(body !== null && { body }),
    headers: { ...(cookie && { cookie }), 'x-forwarded-for': '203.0.113.9' },
  })
const refusal = (status: number) =>
  new LeasingApiError(status, {
    error_key: 'errors.logIn',
    message: 'Log in to do that.',
    errors: {},
    requestId: 'x',
  })
const logIn = { status: 'OK', accessToken: 'a', refreshToken: 'secret', userId: 'u' }

test('S-15 S-70 a log-in puts the refresh token into the cookie and nowhere else', async () => {
  api.mockResolvedValue(logIn as never)
  const response = await logInHere(request('{"email":"ada@example.com"}'))
  expect(response.headers.get('set-cookie')).toBe(
    'refreshToken=secret; Max-Age=2592000; Path=/api; HttpOnly; Secure; SameSite=Strict',
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ...logIn, refreshToken: null })
  expect(api.mock.calls[0]![1]).toMatchObject({
    headers: { 'x-forwarded-for': '203.0.113.9' },
    body: { email: 'ada@example.com' },
  })
})

test('S-70 a log-in that is refused, or that owes its code, sets no cookie', async () => {
  api.mockRejectedValueOnce(refusal(422)).mockResolvedValueOnce({ refreshToken: null } as never)
  for (const status of [422, 200]) {
    const response = await logInHere(request('{}'))
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null])
  }
  for (const body of ['', 'x', '[', '3']) expect((await logInHere(request(body))).status).toBe(400)
})

test('S-70 a refresh without a cookie asks nobody; one that is refused loses its cookie', async () => {
  expect((await refreshHere(request(null))).status).toBe(204)
  expect((await refreshHere(request(null, 'other=1; refreshToken='))).status).toBe(204)
  expect(api).not.toHaveBeenCalled()
  api.mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce(refusal(0))
  const refused = await refreshHere(request(null, 'other=1; refreshToken=old'))
  expect(refused.status).toBe(401)
  expect(refused.headers.get('set-cookie')).toContain('refreshToken=; Max-Age=0')
  // A leasing API that is away takes nobody's session.
  const away = await refreshHere(request(null, 'refreshToken=old'))
  expect([away.status, away.headers.get('set-cookie')]).toEqual([503, null])
})

test('S-15 a refresh keeps its successor in the cookie', async () => {
  api.mockResolvedValue({
    accessToken: 'b',
    expiresIn: 900,
    userId: 'u',
    refreshToken: 'next',
  } as never)
  const response = await refreshHere(request(null, 'refreshToken=old'))
  expect(response.headers.get('set-cookie')).toContain('refreshToken=next; Max-Age=2592000')
  expect(await response.json()).toEqual({ accessToken: 'b', expiresIn: 900, userId: 'u' })
})

test('S-11 S-70 logging out takes the cookie whatever the leasing API says', async () => {
  api.mockRejectedValue(refusal(0))
  const response = await logOutHere(request(null, 'refreshToken=old'))
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toContain('refreshToken=; Max-Age=0')
  expect(api.mock.calls[0]![1]).toMatchObject({ body: { refreshToken: 'old' } })
})
