import type { HeldSession } from './held-session.ts'
import { isTokenExpired } from './token-expiry.ts'

/** The token of a request, or why there is none. */
export type TokenResult =
  | { ok: true; accessToken: string }
  /** `loggedOut`: nobody is logged in, or no longer the user who asked. `timeout`: ask again. */
  | { ok: false; reason: 'loggedOut' | 'timeout' }

/**
 * The token of a request that need not wait: the held one while it is good, the failure where
 * nobody is logged in; null when the token must be refreshed first. Rule S-16.
 */
export function tokenAtOnce(held: HeldSession, nowMs: number): TokenResult | null {
  if (held.kind === 'out') return { ok: false, reason: 'loggedOut' }
  if (held.kind === 'unknown' || isTokenExpired(held.token, nowMs)) return null
  return { ok: true, accessToken: held.token.accessToken }
}

/**
 * The token of a request that waited for a refresh, from what its tab held before and holds now;
 * the very same means that nothing came in time. A request of one user never gets the token of
 * another. Rules S-21, S-22.
 */
export function tokenAfterWait(before: HeldSession, now: HeldSession): TokenResult {
  if (now === before) return { ok: false, reason: 'timeout' }
  const isTheirs =
    now.kind === 'token' && (before.kind !== 'token' || before.token.userId === now.token.userId)
  return isTheirs
    ? { ok: true, accessToken: now.token.accessToken }
    : { ok: false, reason: 'loggedOut' }
}
