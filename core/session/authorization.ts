import type { Session } from './session.ts'

/** How long a password given once more is good for: five minutes. Rule S-13. */
const lifeMs = 5 * 60_000

/** When a password given at `nowMs` must be given again, in milliseconds since 1970. Rule S-13. */
export const authorizationExpiresAtMs = (nowMs: number): number => nowMs + lifeMs

/** What asks for the password once more. Rule S-13. */
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

/** The token that lets such an action through; null when the password must be given. Rule S-13. */
export function authorizationToken(session: Session, nowMs: number): string | null {
  if (session.status !== 'loggedIn' || session.authorization === null) return null
  const { token, expiresAtMs } = session.authorization
  return nowMs < expiresAtMs ? token : null
}
