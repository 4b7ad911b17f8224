import type { HeldToken, SessionNews } from './session-message.ts'
import { isTokenExpired } from './token-expiry.ts'

/**
 * The session as a tab holds it: nothing yet, a token, or that nobody is logged in.
 * `endedToken` is the token whose refresh failed, null after a log-out.
 */
export type HeldSession =
  | { kind: 'unknown' }
  | { kind: 'token'; token: HeldToken }
  | { kind: 'out'; endedToken: string | null }

/**
 * The held session after news from another tab; the same object when the news is not for it: a
 * refreshed token for a tab that is logged out, for another user, or with less life than the
 * held one or none at all (it was late), and the end of a session that is not this one.
 * Rule S-27.
 */
export function heldAfter(held: HeldSession, news: SessionNews, nowMs: number): HeldSession {
  switch (news.kind) {
    case 'loggedIn':
      return { kind: 'token', token: tokenOf(news) }
    case 'tokenRefreshed':
      return takesRefreshed(held, news, nowMs) ? { kind: 'token', token: tokenOf(news) } : held
    case 'sessionEnded':
      return heldToken(held) === news.endedToken
        ? { kind: 'out', endedToken: news.endedToken }
        : held
    case 'loggedOut':
      return held.kind === 'out' ? held : { kind: 'out', endedToken: null }
  }
}

function takesRefreshed(held: HeldSession, token: HeldToken, nowMs: number): boolean {
  if (held.kind === 'out' || isTokenExpired(token, nowMs)) return false
  if (held.kind === 'unknown') return true
  return held.token.userId === token.userId && held.token.expiresAtMs < token.expiresAtMs
}

/**
 * The reply to a tab that wants a newer token than `expiredToken`, null from a page just opened:
 * its own if it has one, else that the session has ended; null for no answer.
 * Rules S-18, S-19.
 */
export function answerToWanted(
  held: HeldSession,
  expiredToken: string | null,
  nowMs: number,
): SessionNews | null {
  switch (held.kind) {
    case 'unknown':
      return null
    case 'token':
      return isTokenExpired(held.token, nowMs) ? null : { kind: 'tokenRefreshed', ...held.token }
    case 'out':
      // A page just opened asks the server itself: its cookie may be of a later log-in.
      return expiredToken !== null && held.endedToken === expiredToken
        ? { kind: 'sessionEnded', endedToken: expiredToken }
        : null
  }
}

/** The access token a tab holds, null where it holds none. */
export const heldToken = (held: HeldSession): string | null =>
  held.kind === 'token' ? held.token.accessToken : null

const tokenOf = ({ userId, accessToken, expiresAtMs }: HeldToken): HeldToken => ({
  userId,
  accessToken,
  expiresAtMs,
})
