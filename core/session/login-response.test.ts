import { describe, expect, test } from 'vitest'
import { loginOutcome, needsSmsStep, smsStepBody, type LoginResponse } from './login-response.ts'

const full = { accessToken: 'a1', userId: 'u1', expiresIn: 900 }

describe('S-02 a log-in that owes the code from a text message', () => {
  test('keeps the token of the answer', () => {
    const response = { status: 'SMS_AUTHENTICATION_NEEDED', token: 't1' }
    expect(loginOutcome(response, 0)).toEqual({ kind: 'smsStep', smsToken: 't1' })
  })

  test('comes first, whatever else the answer holds', () => {
    const response = { ...full, status: 'SMS_AUTHENTICATION_NEEDED', token: 't1' }
    expect(loginOutcome(response, 0)).toEqual({ kind: 'smsStep', smsToken: 't1' })
  })

  test.each<[string, LoginResponse]>([
    ['the status without a token', { ...full, status: 'SMS_AUTHENTICATION_NEEDED' }],
    ['an empty token', { ...full, status: 'SMS_AUTHENTICATION_NEEDED', token: '' }],
    ['another status', { status: 'OK', token: 't1' }],
    ['nothing', {}],
    ['no access token', { ...full, accessToken: null }],
    ['no user', { ...full, userId: '' }],
    ['no lifetime', { ...full, expiresIn: 0 }],
  ])('fails on %s', (_name, response) => {
    expect(loginOutcome(response, 0)).toBeNull()
  })
})

test.each([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('S-03 a full answer, first log-in %s', (isFirstLogin, expected) => {
  expect(loginOutcome({ ...full, status: 'OK', isFirstLogin }, 1_000)).toEqual({
    kind: 'loggedIn',
    userId: 'u1',
    accessToken: 'a1',
    expiresAtMs: 891_000,
    isFirstLogin: expected,
  })
})

test('S-01 the refresh token of an answer goes no further', () => {
  const response = { ...full, refreshToken: 'secret' }
  expect(JSON.stringify(loginOutcome(response, 0))).not.toContain('secret')
})

test('S-04 the second step sends token and code, without spaces around the code', () => {
  expect(smsStepBody('t1', ' 123456\n')).toEqual({ token: 't1', code: '123456' })
})

test.each([
  ['admin', true],
  [null, false],
])('S-05 company role %s needs a text message: %s', (companyRole, expected) => {
  expect(needsSmsStep({ companyRole })).toBe(expected)
})
