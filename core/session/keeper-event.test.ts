import { expect, test } from 'vitest'
import { keeperEvent } from './keeper-event.ts'
import type { SessionEvent, ShownPage } from './session-transition.ts'
import type { KeeperNews } from './token-keeper.ts'

const page: ShownPage = { address: '/admin', guard: 'admin' }
const token = { userId: 'u1', accessToken: 'a1', expiresAtMs: 1_000 }

test('S-09 a log-in in another tab is nobody’s first here', () => {
  expect(keeperEvent({ kind: 'loggedIn', ...token }, page)).toEqual({
    kind: 'loginAnswered',
    outcome: { kind: 'loggedIn', ...token, isFirstLogin: false },
  })
})

test.each<[KeeperNews, SessionEvent]>([
  [
    { kind: 'tokenRefreshed', ...token },
    { kind: 'tokenRefreshed', ...token },
  ],
  [
    { kind: 'sessionEnded', endedToken: 'a1' },
    { kind: 'ended', page },
  ],
  [
    { kind: 'sessionEnded', endedToken: null },
    { kind: 'ended', page },
  ],
  [{ kind: 'loggedOut' }, { kind: 'loggedOut', page }],
])('S-12 the news $kind reaches the session', (news, event) => {
  expect(keeperEvent(news, page)).toEqual(event)
})
