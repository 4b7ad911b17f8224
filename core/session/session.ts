import type { HeldToken } from './session-message.ts'

/** A user as the pages know them. */
export type SessionUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  /** The leasing company the user works for; null for consumers and for our own staff. */
  companyId: string | null
  /** The one role there is; null for everybody else. */
  companyRole: 'admin' | null
}

/** Proof that the password was given moments ago, asked for before what cannot be undone. */
export type Authorization = { token: string; expiresAtMs: number }

type Remembering = {
  /** The last page a guard turned the visitor away from, to go to after logging in. */
  failedPath: string | null
}

export type LoggedIn = Remembering &
  HeldToken & {
    status: 'loggedIn'
    /** True until the account details have been opened for a new user. */
    isFirstLogin: boolean
    /** Null until the user has been fetched. */
    user: SessionUser | null
    authorization: Authorization | null
  }

/**
 * The session of a page: who is logged in. `unknown` is a page just opened, whose refresh cookie
 * may still hold a session; `smsStep` has given the right password and owes the code from the text
 * message. The refresh token is in none of them: it lives in a cookie no script can read. Rule
 * S-01.
 */
export type Session =
  | (Remembering & { status: 'unknown' })
  | (Remembering & { status: 'loggedOut' })
  | (Remembering & { status: 'smsStep'; smsToken: string })
  | LoggedIn

/** The session of a page just opened. Rule S-01. */
export const openedSession: Session = { status: 'unknown', failedPath: null }

/** A session with nobody in it. Rule S-01. */
export const loggedOut = (failedPath: string | null): Session => ({
  status: 'loggedOut',
  failedPath,
})
