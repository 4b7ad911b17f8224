import { describe, expect, test } from 'vitest'
import { companyAdmin, companyUser, consumer, staffAdmin } from '../fixtures/users.ts'
import { guardOf, type GuardName } from './guarded-pages.ts'
import { guardResult } from './route-guard.ts'
import { loggedOut, openedSession, type Session, type SessionUser } from './session.ts'

const sessionOf = (user: SessionUser | null, failedPath: string | null = null): Session => ({
  status: 'loggedIn',
  userId: 'u1',
  accessToken: 'a1',
  expiresAtMs: 0,
  isFirstLogin: false,
  user,
  authorization: null,
  failedPath,
})

const smsStep: Session = { status: 'smsStep', smsToken: 't1', failedPath: '/admin/users' }
const allow = { kind: 'allow' }
const wait = { kind: 'wait' }
const toLogin = (failedPath: string | null) => ({ kind: 'redirect', to: '/login', failedPath })
const leave = (to: string) => ({ kind: 'redirect', to, failedPath: null })

test.each([
  ['/login', 'guest'],
  ['/login?step=2', 'guest'],
  ['/registration/abc', 'guest'],
  ['/password-recovery/abc#x', 'guest'],
  ['/account', 'logged'],
  ['/admin', 'admin'],
  ['/admin/users', 'admin'],
  ['/', null],
  ['/administration', null],
  ['/car-leasing/admin', null],
  ['/constructor', null],
])('S-28 the guard of %s is %s', (address, expected) => {
  expect(guardOf(address)).toBe(expected)
})

test('S-28 a page without a guard is free', () => {
  expect(guardResult(null, loggedOut(null), '/faq')).toEqual(allow)
  expect(guardResult(null, openedSession, '/login?step=2')).toEqual(allow)
})

describe('S-29 a page for guests', () => {
  test.each<[string, Session, unknown]>([
    ['shows before it is known who is there', openedSession, allow],
    ['shows until the user is fetched', sessionOf(null), allow],
    ['shows to guests', loggedOut(null), allow],
    ['shows in the middle of logging in', smsStep, allow],
    ['sends a consumer home', sessionOf(consumer), leave('/')],
    ['sends a company admin home', sessionOf(companyAdmin), leave('/')],
    ['sends staff home', sessionOf(staffAdmin), leave('/admin')],
    [
      'sends a user to the page that was refused',
      sessionOf(consumer, '/admin/users'),
      leave('/admin/users'),
    ],
  ])('%s', (_name, session, expected) => {
    expect(guardResult('guest', session, '/login')).toEqual(expected)
  })
})

describe('S-30 a page for the logged-in', () => {
  test.each<[string, Session, unknown]>([
    ['waits before it is known who is there', openedSession, wait],
    ['waits until the user is fetched', sessionOf(null), wait],
    ['sends guests to log in', loggedOut(null), toLogin('/account?tab=2')],
    ['sends those who owe the code to log in', smsStep, toLogin('/account?tab=2')],
    ['shows to a consumer', sessionOf(consumer), allow],
    ['shows to an admin', sessionOf(staffAdmin), allow],
  ])('%s', (_name, session, expected) => {
    expect(guardResult('logged', session, '/account?tab=2')).toEqual(expected)
  })
})

describe('S-31 a page for admins', () => {
  const refused = { kind: 'fail', failure: { statusCode: 403, message: null } }

  test.each<[string, Session, unknown]>([
    ['waits before it is known who is there', openedSession, wait],
    ['waits until the user is fetched', sessionOf(null), wait],
    ['sends guests to log in', loggedOut(null), toLogin('/admin/users')],
    ['refuses a consumer', sessionOf(consumer), refused],
    ['refuses a company user', sessionOf(companyUser), refused],
    ['shows to a company admin', sessionOf(companyAdmin), allow],
    ['shows to staff', sessionOf(staffAdmin), allow],
  ])('%s', (_name, session, expected) => {
    expect(guardResult('admin', session, '/admin/users')).toEqual(expected)
  })
})

test.each(['owner', '', 'constructor', 'toString'])('S-32 the unknown guard "%s"', (guard) => {
  expect(guardResult(guard as GuardName, sessionOf(staffAdmin), '/')).toEqual({
    kind: 'fail',
    failure: { statusCode: 500, message: 'Unknown middleware' },
  })
})

describe('S-04 the second step of the log-in', () => {
  test.each<[string, Session, unknown]>([
    ['shows after the first', smsStep, allow],
    ['leads a guest to the first', loggedOut('/admin'), toLogin('/admin')],
    ['leads a page just opened to the first', openedSession, toLogin(null)],
    ['leads the logged-in away', sessionOf(consumer), leave('/')],
  ])('%s', (_name, session, expected) => {
    expect(guardResult('guest', session, '/login?step=2')).toEqual(expected)
  })

  test.each([
    ['/login?step=2&a=1#x', toLogin('/faq')],
    ['/login?step=1', allow],
    ['/login', allow],
    ['/login#?step=2', allow],
    ['/registration/a?step=2', allow],
  ])('is %s: %o', (address, expected) => {
    expect(guardResult('guest', loggedOut('/faq'), address)).toEqual(expected)
  })
})
