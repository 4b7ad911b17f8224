import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consumer, staffAdmin } from '../fixtures/users.ts'
import { guardOf } from './guarded-pages.ts'
import { loggedOut, openedSession, type LoggedIn, type Session } from './session.ts'
import { sessionAfter, type SessionEvent, type ShownPage } from './session-transition.ts'

const page = (address: string): ShownPage => ({ address, guard: guardOf(address) })
const account: ShownPage = { address: '/account', guard: 'logged' }
const token = { userId: 'u1', accessToken: 'a1', expiresAtMs: 890_000 }
const newToken = { userId: 'u1', accessToken: 'a2', expiresAtMs: 990_000 }

const loggedIn = (more: Partial<LoggedIn> = {}): LoggedIn => ({
  status: 'loggedIn',
  ...token,
  isFirstLogin: false,
  user: consumer,
  authorization: null,
  failedPath: null,
  ...more,
})

const smsStep: Session = { status: 'smsStep', smsToken: 't1', failedPath: '/admin' }
const closeModals = { kind: 'closeModals' }
const fetchUser = { kind: 'fetchUser', userId: 'u1' }
const goTo = (to: string) => ({ kind: 'goTo', to })

const loginAnswered = (isFirstLogin: boolean): SessionEvent => ({
  kind: 'loginAnswered',
  outcome: { kind: 'loggedIn', ...token, isFirstLogin },
})

test('S-01 a page just opened does not know who is there', () => {
  expect(openedSession).toEqual({ status: 'unknown', failedPath: null })
  expect(loggedOut('/admin')).toEqual({ status: 'loggedOut', failedPath: '/admin' })
})

test('S-02 an answer that owes the code leads to the second step', () => {
  const event: SessionEvent = {
    kind: 'loginAnswered',
    outcome: { kind: 'smsStep', smsToken: 't1' },
  }
  expect(sessionAfter(loggedOut('/admin'), event)).toEqual({
    session: smsStep,
    effects: [closeModals, goTo('/login?step=2')],
  })
})

describe('S-03 a full answer', () => {
  test.each<[string, Session]>([
    ['a guest', loggedOut('/admin')],
    ['one who owed the code', smsStep],
    ['another user', loggedIn({ userId: 'u9', failedPath: '/admin', user: staffAdmin })],
  ])('to %s begins a session and fetches the user', (_name, before) => {
    expect(sessionAfter(before, loginAnswered(true))).toEqual({
      session: loggedIn({ isFirstLogin: true, user: null, failedPath: '/admin' }),
      effects: [closeModals, fetchUser],
    })
  })

  test('keeps that it is not the first', () => {
    const { session } = sessionAfter(loggedOut(null), loginAnswered(false))
    expect(session).toEqual(loggedIn({ user: null }))
  })

  test('to a page just opened comes by the refresh', () => {
    const before: Session = { status: 'unknown', failedPath: '/admin' }
    expect(sessionAfter(before, { kind: 'tokenRefreshed', ...token })).toEqual({
      session: loggedIn({ user: null, failedPath: '/admin' }),
      effects: [fetchUser],
    })
  })
})

describe('S-07 once the user is fetched', () => {
  test.each([
    ['a guests’ page leads to the page refused', '/login', '/admin/users', ['/admin/users'], null],
    ['a guests’ page leads home', '/login', null, ['/'], null],
    ['any other page stays', '/faq', '/admin/users', [], '/admin/users'],
  ])('%s', (_name, address, failedPath, destinations, remembered) => {
    const event: SessionEvent = { kind: 'userFetched', user: consumer, page: page(address) }
    expect(sessionAfter(loggedIn({ user: null, failedPath }), event)).toEqual({
      session: loggedIn({ failedPath: remembered }),
      effects: destinations.map(goTo),
    })
  })
})

test('S-09 the first log-in opens the account details, once', () => {
  const event: SessionEvent = { kind: 'userFetched', user: consumer, page: page('/login') }
  const first = sessionAfter(loggedIn({ user: null, isFirstLogin: true }), event)
  expect(first.effects).toEqual([goTo('/'), { kind: 'openAccountDetails' }])
  expect(first.session).toEqual(loggedIn())
  const again: SessionEvent = { kind: 'userFetched', user: consumer, page: page('/') }
  expect(sessionAfter(first.session, again)).toEqual({ session: loggedIn(), effects: [] })
})

describe('S-12 losing the log-in', () => {
  test.each<[string, ShownPage, 'ended' | 'loggedOut', string[], string | null]>([
    ['ended by itself on an admin page', page('/admin/users'), 'ended', ['/login'], '/admin/users'],
    ['ended by itself on an own page', account, 'ended', ['/login'], '/account'],
    ['ended by itself on a free page', page('/faq'), 'ended', [], null],
    ['ended by itself on a guests’ page', page('/login'), 'ended', [], null],
    ['logged out on an admin page', page('/admin/users'), 'loggedOut', ['/login'], null],
    ['logged out on a free page', page('/faq'), 'loggedOut', [], null],
  ])('%s', (_name, shown, kind, destinations, remembered) => {
    const before = loggedIn({ failedPath: '/admin/orders' })
    expect(sessionAfter(before, { kind, page: shown })).toEqual({
      session: loggedOut(remembered),
      effects: [closeModals, ...destinations.map(goTo)],
    })
  })

  test('a page just opened finds nobody there, and closes no dialog', () => {
    expect(sessionAfter(openedSession, { kind: 'ended', page: page('/admin') })).toEqual({
      session: loggedOut('/admin'),
      effects: [goTo('/login')],
    })
  })

  test('a guard’s redirect is remembered', () => {
    const event: SessionEvent = { kind: 'redirected', failedPath: '/admin' }
    expect(sessionAfter(loggedOut(null), event)).toEqual({
      session: loggedOut('/admin'),
      effects: [],
    })
  })
})

describe('S-14 what does not fit changes nothing', () => {
  test.each<[string, Session, SessionEvent]>([
    [
      'the details of another user',
      loggedIn({ user: null }),
      { kind: 'userFetched', user: staffAdmin, page: page('/login') },
    ],
    [
      'the details of a user who logged out',
      loggedOut(null),
      { kind: 'userFetched', user: consumer, page: page('/login') },
    ],
    ['a token for another user', loggedIn(), { kind: 'tokenRefreshed', ...newToken, userId: 'u2' }],
    ['a token after logging out', loggedOut(null), { kind: 'tokenRefreshed', ...newToken }],
    ['a token while the code is owed', smsStep, { kind: 'tokenRefreshed', ...newToken }],
    ['an end while the code is owed', smsStep, { kind: 'ended', page: account }],
    ['a log-out while the code is owed', smsStep, { kind: 'loggedOut', page: account }],
    ['an end after logging out', loggedOut('/admin'), { kind: 'ended', page: account }],
    [
      'a password given by one who is gone',
      loggedOut(null),
      { kind: 'authorized', authorization: { token: 'p1', expiresAtMs: 1 } },
    ],
  ])('%s', (_name, before, event) => {
    expect(sessionAfter(before, event)).toEqual({ session: before, effects: [] })
  })

  test('S-14 a token of the same user replaces the old one and nothing else', () => {
    const before = loggedIn({ authorization: { token: 'p1', expiresAtMs: 1 } })
    expect(sessionAfter(before, { kind: 'tokenRefreshed', ...newToken })).toEqual({
      session: { ...before, ...newToken },
      effects: [],
    })
  })
})

const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc
    .constantFrom('ended' as const, 'loggedOut' as const)
    .chain((kind) =>
      fc.constantFrom('/', '/admin', '/login').map((address) => ({ kind, page: page(address) })),
    ),
  fc.constantFrom(consumer, staffAdmin).map((user) => ({
    kind: 'userFetched' as const,
    user,
    page: page('/login'),
  })),
  fc.constantFrom('u1', 'u4').map((userId) => ({
    kind: 'tokenRefreshed' as const,
    ...newToken,
    userId,
  })),
  fc.constantFrom('u1', 'u4').map((userId) => ({
    kind: 'loginAnswered' as const,
    outcome: { kind: 'loggedIn' as const, ...token, userId, isFirstLogin: true },
  })),
)

test('S-14 no sequence of events mixes two users or revives a session', () => {
  fc.assert(
    fc.property(fc.array(events), (sequence) => {
      let session: Session = openedSession
      for (const event of sequence) {
        const after = sessionAfter(session, event).session
        const began = session.status !== 'loggedIn' && after.status === 'loggedIn'
        if (began && session.status === 'loggedOut') expect(event.kind).toBe('loginAnswered')
        if (after.status === 'loggedIn' && after.user) expect(after.user.id).toBe(after.userId)
        session = after
      }
    }),
  )
})
