import { expect, test } from 'vitest'
import { clearedRefreshCookie, refreshCookie, refreshCookieName } from './refresh-cookie.ts'

test('S-15 the refresh token lives where no script and no other site reads it', () => {
  expect(refreshCookieName).toBe('refreshToken')
  expect(refreshCookie('r1', 3600)).toBe(
    'refreshToken=r1; Max-Age=3600; Path=/api; HttpOnly; Secure; SameSite=Strict',
  )
  expect(clearedRefreshCookie).toBe(
    'refreshToken=; Max-Age=0; Path=/api; HttpOnly; Secure; SameSite=Strict',
  )
})
