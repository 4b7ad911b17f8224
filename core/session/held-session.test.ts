import { describe, expect, test } from 'vitest'
import { answerToWanted, heldAfter, heldToken, type HeldSession } from './held-session.ts'
import type { SessionNews } from './session-message.ts'

const token = { userId: 'u1', accessToken: 'a1', expiresAtMs: 1_000 }
const newer = { userId: 'u1', accessToken: 'a2', expiresAtMs: 2_000 }
const theirs = { userId: 'u2', accessToken: 'b1', expiresAtMs: 2_000 }

const unknown: HeldSession = { kind: 'unknown' }
const held: HeldSession = { kind: 'token', token }
const out: HeldSession = { kind: 'out', endedToken: null }
const ended: HeldSession = { kind: 'out', endedToken: 'a1' }

describe('S-27 news from another tab', () => {
  test.each<[string, HeldSession, SessionNews, HeldSession]>([
    ['a log-in, where nothing is known', unknown, { kind: 'loggedIn', ...token }, held],
    ['a log-in, logged out', ended, { kind: 'loggedIn', ...token }, held],
    [
      'a log-in of another user',
      held,
      { kind: 'loggedIn', ...theirs },
      { kind: 'token', token: theirs },
    ],
    ['a refresh, where nothing is known', unknown, { kind: 'tokenRefreshed', ...token }, held],
    [
      'a refresh of an older token',
      held,
      { kind: 'tokenRefreshed', ...newer },
      { kind: 'token', token: newer },
    ],
    [
      'the end of the same token',
      held,
      { kind: 'sessionEnded', endedToken: 'a1' },
      { kind: 'out', endedToken: 'a1' },
    ],
    ['a log-out', held, { kind: 'loggedOut' }, out],
    ['a log-out, where nothing is known', unknown, { kind: 'loggedOut' }, out],
  ])('counts: %s', (_name, before, news, expected) => {
    expect(heldAfter(before, news, 999)).toEqual(expected)
  })

  test.each<[string, HeldSession, SessionNews, number]>([
    ['a refresh, logged out', out, { kind: 'tokenRefreshed', ...newer }, 0],
    ['a refresh of another user', held, { kind: 'tokenRefreshed', ...theirs }, 0],
    [
      'a refresh of a newer token',
      { kind: 'token', token: newer },
      { kind: 'tokenRefreshed', ...token },
      0,
    ],
    ['the token it holds', held, { kind: 'tokenRefreshed', ...token }, 0],
    ['a token that has expired since', unknown, { kind: 'tokenRefreshed', ...token }, 1_000],
    ['the end of another token', held, { kind: 'sessionEnded', endedToken: 'a0' }, 0],
    ['an end, where nothing is known', unknown, { kind: 'sessionEnded', endedToken: 'a1' }, 0],
    ['an end, logged out', out, { kind: 'sessionEnded', endedToken: 'a1' }, 0],
    ['a log-out, logged out', ended, { kind: 'loggedOut' }, 0],
  ])('does not count: %s', (_name, before, news, nowMs) => {
    expect(heldAfter(before, news, nowMs)).toBe(before)
  })
})

describe('S-18 a tab asked for a newer token', () => {
  test.each<[string, HeldSession, string | null, number, SessionNews | null]>([
    ['gives its own', held, 'a0', 999, { kind: 'tokenRefreshed', ...token }],
    ['gives it to a page just opened', held, null, 999, { kind: 'tokenRefreshed', ...token }],
    ['is silent when its own has expired', held, 'a1', 1_000, null],
    ['is silent when it knows nothing', unknown, null, 0, null],
    ['is silent after a log-out', out, 'a1', 0, null],
    ['is silent to a page just opened after a log-out', out, null, 0, null],
  ])('%s', (_name, before, expiredToken, nowMs, expected) => {
    expect(answerToWanted(before, expiredToken, nowMs)).toEqual(expected)
  })
})

test.each<[string, string | null, SessionNews | null]>([
  ['says that this session ended', 'a1', { kind: 'sessionEnded', endedToken: 'a1' }],
  ['is silent about another', 'a2', null],
  ['is silent to a page just opened', null, null],
])('S-19 a tab whose refresh was refused %s', (_name, expiredToken, expected) => {
  expect(answerToWanted(ended, expiredToken, 0)).toEqual(expected)
})

test('S-18 the token held, if any', () => {
  expect([unknown, held, out].map(heldToken)).toEqual([null, 'a1', null])
})
