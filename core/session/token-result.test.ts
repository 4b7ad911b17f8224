import { describe, expect, test } from 'vitest'
import type { HeldSession } from './held-session.ts'
import { tokenAfterWait, tokenAtOnce } from './token-result.ts'

const holding = (userId: string, accessToken: string): HeldSession => ({
  kind: 'token',
  token: { userId, accessToken, expiresAtMs: 1_000 },
})
const unknown: HeldSession = { kind: 'unknown' }
const out: HeldSession = { kind: 'out', endedToken: 'a1' }
const loggedOut = { ok: false, reason: 'loggedOut' }

test.each<[string, HeldSession, number, unknown]>([
  ['a good token', holding('u1', 'a1'), 999, { ok: true, accessToken: 'a1' }],
  ['an expired one', holding('u1', 'a1'), 1_000, null],
  ['nothing known', unknown, 0, null],
  ['nobody logged in', out, 0, loggedOut],
])('S-16 at once, with %s', (_name, held, nowMs, expected) => {
  expect(tokenAtOnce(held, nowMs)).toEqual(expected)
})

describe('S-22 after waiting', () => {
  test.each<[string, HeldSession, HeldSession, unknown]>([
    ['a new token', holding('u1', 'a1'), holding('u1', 'a2'), { ok: true, accessToken: 'a2' }],
    ['a first token', unknown, holding('u1', 'a1'), { ok: true, accessToken: 'a1' }],
    ['never the token of another', holding('u1', 'a1'), holding('u2', 'b1'), loggedOut],
    ['the end', holding('u1', 'a1'), out, loggedOut],
    ['the end of nothing', unknown, out, loggedOut],
  ])('%s', (_name, before, now, expected) => {
    expect(tokenAfterWait(before, now)).toEqual(expected)
  })
})

test.each([holding('u1', 'a1'), unknown])('S-21 after waiting in vain, a failure', (held) => {
  expect(tokenAfterWait(held, held)).toEqual({ ok: false, reason: 'timeout' })
})
