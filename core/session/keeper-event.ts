import type { SessionEvent, ShownPage } from './session-transition.ts'
import type { KeeperNews } from './token-keeper.ts'

/**
 * The session event of the token keeper's news, in a tab that shows `page`. A log-in in
 * another tab is nobody's first here: the account details open where it was made.
 * Rules S-09, S-12.
 */
export function keeperEvent(news: KeeperNews, page: ShownPage): SessionEvent {
  switch (news.kind) {
    case 'loggedIn':
      return { kind: 'loginAnswered', outcome: { ...news, isFirstLogin: false } }
    case 'tokenRefreshed':
      return news
    case 'sessionEnded':
      return { kind: 'ended', page }
    case 'loggedOut':
      return { kind: 'loggedOut', page }
  }
}
