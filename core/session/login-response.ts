import type { HeldToken } from './session-message.ts'
import { tokenExpiresAtMs } from './token-expiry.ts'

/** The status of a log-in that still owes the code from a text message. Rule S-02. */
const smsNeeded = 'SMS_AUTHENTICATION_NEEDED'

/** The response to a log-in, as it comes over the wire; which fields are there depends on `status`. */
export type LoginResponse = {
  status?: string | null | undefined
  token?: string | null | undefined
  accessToken?: string | null | undefined
  userId?: string | null | undefined
  expiresIn?: number | null | undefined
  isFirstLogin?: boolean | null | undefined
}

export type LoginOutcome =
  | { kind: 'smsStep'; smsToken: string }
  | ({ kind: 'loggedIn'; isFirstLogin: boolean } & HeldToken)

/**
 * The outcome of a log-in's response. Null when it is neither of the two, which is then a failure
 * like any other. Rules S-02, S-03.
 */
export function loginOutcome(response: LoginResponse, nowMs: number): LoginOutcome | null {
  const { status, token, accessToken, userId, expiresIn, isFirstLogin } = response
  if (status === smsNeeded) return token ? { kind: 'smsStep', smsToken: token } : null
  if (!accessToken || !userId || !expiresIn) return null
  return {
    kind: 'loggedIn',
    userId,
    accessToken,
    expiresAtMs: tokenExpiresAtMs(expiresIn, nowMs),
    isFirstLogin: isFirstLogin === true,
  }
}

/** The body of the second step's request: the token of the first, and the code as it was typed. Rule S-04. */
export const smsStepBody = (smsToken: string, code: string): { token: string; code: string } => ({
  token: smsToken,
  code: code.trim(),
})

/** Whether a user logs in with a text message as well: everybody with a company role. Rule S-05. */
export const needsSmsStep = ({ companyRole }: { companyRole: string | null }): boolean =>
  companyRole !== null
