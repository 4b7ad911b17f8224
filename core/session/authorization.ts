import type { Session } from './session.ts'

/** How long an authorization lasts: five minutes. Rule S-13. */
const lifeMs = 5 * 60_000

/** When an authorization given at `nowMs` expires, in milliseconds since 1970. Rule S-13. */
export const authorizationExpiresAtMs = (nowMs: number): number => nowMs + lifeMs

/** Actions of an account, and whether each needs the password once more. Rule S-13. */
const guardedActions = {
  changeName: false,
  changeEmail: true,
  exportData: true,
  eraseData: true,
  inviteAdmin: true,
} as const satisfies Record<string, boolean>

export type AccountAction = keyof typeof guardedActions

/** Whether the password must be given once more for an action. Rule S-13. */
export const needsAuthorization = (action: AccountAction): boolean => guardedActions[action]

/** The authorization token of a session; null when the password must be given. Rule S-13. */
export function authorizationToken(session: Session, nowMs: number): string | null {
  if (session.status !== 'loggedIn' || session.authorization === null) return null
  const { token, expiresAtMs } = session.authorization
  return nowMs < expiresAtMs ? token : null
}
