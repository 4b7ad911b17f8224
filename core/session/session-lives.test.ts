import { expect, test } from 'vitest'
import { sessionLives } from './session-lives.ts'

test('S-60 how long what opens an account works', () => {
  expect(sessionLives).toEqual({
    accessTokenMs: 900_000,
    refreshTokenMs: 2_592_000_000,
    loginCodeMs: 600_000,
    confirmationMs: 86_400_000,
    recoveryMs: 3_600_000,
    invitationMs: 604_800_000,
  })
})
