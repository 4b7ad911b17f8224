import { describe, expect, test } from 'vitest'
import {
  authorizationExpiresAtMs,
  authorizationToken,
  needsAuthorization,
} from './authorization.ts'
import { loggedOut, openedSession, type Session } from './session.ts'
import { sessionAfter } from './session-transition.ts'

const login = {
  kind: 'loginAnswered',
  outcome: {
    kind: 'loggedIn',
    userId: 'u1',
    accessToken: 'a1',
    expiresAtMs: 1_000_000,
    isFirstLogin: false,
  },
} as const

const authorized = (session: Session) =>
  sessionAfter(session, {
    kind: 'authorized',
    authorization: { token: 'p1', expiresAtMs: authorizationExpiresAtMs(1_000) },
  }).session

describe('S-13 a password given once more', () => {
  test.each([
    ['changeEmail', true],
    ['exportData', true],
    ['eraseData', true],
    ['inviteAdmin', true],
    ['changeName', false],
  ] as const)('is asked for by %s: %s', (action, expected) => {
    expect(needsAuthorization(action)).toBe(expected)
  })

  test('is good for five minutes', () => {
    expect(authorizationExpiresAtMs(1_000)).toBe(301_000)
    const session = authorized(sessionAfter(openedSession, login).session)
    expect(authorizationToken(session, 300_999)).toBe('p1')
    expect(authorizationToken(session, 301_000)).toBeNull()
  })

  test('is good for its session only', () => {
    const session = authorized(sessionAfter(openedSession, login).session)
    expect(authorizationToken(sessionAfter(session, login).session, 1_000)).toBeNull()
    expect(authorizationToken(loggedOut(null), 1_000)).toBeNull()
  })
})
