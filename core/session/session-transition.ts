import { accountPaths } from '../routes/account-paths.ts'
import { afterLogin } from './after-login.ts'
import type { GuardName } from './guarded-pages.ts'
import type { LoginOutcome } from './login-response.ts'
import type { HeldToken } from './session-message.ts'
import {
  loggedOut,
  type Authorization,
  type LoggedIn,
  type Session,
  type SessionUser,
} from './session.ts'

/** The page shown at the moment of an event. */
export type ShownPage = { address: string; guard: GuardName | null }

/** An event of a session, in this tab or, sent by message, in another. */
export type SessionEvent =
  | { kind: 'loginAnswered'; outcome: LoginOutcome }
  | ({ kind: 'tokenRefreshed' } & HeldToken)
  | { kind: 'userFetched'; user: SessionUser; page: ShownPage }
  /** The user could not be fetched, or the refresh failed. */
  | { kind: 'ended'; page: ShownPage }
  | { kind: 'loggedOut'; page: ShownPage }
  /** A guard sent the visitor elsewhere; the page to remember from now on. */
  | { kind: 'redirected'; failedPath: string | null }
  | { kind: 'authorized'; authorization: Authorization }

/** A side effect that the caller of `sessionAfter` carries out, in the order given. */
export type SessionEffect =
  | { kind: 'closeModals' }
  | { kind: 'fetchUser'; userId: string }
  | { kind: 'goTo'; to: string }
  | { kind: 'openAccountDetails' }

export type SessionStep = { session: Session; effects: readonly SessionEffect[] }

/**
 * The session after an event, and what is to be done. An event that does not fit the session,
 * such as an answer that comes after logging out, changes nothing. Rules S-02, S-03, S-07,
 * S-09, S-11, S-12, S-13, S-14.
 */
export function sessionAfter(session: Session, event: SessionEvent): SessionStep {
  switch (event.kind) {
    case 'loginAnswered':
      return loginAnswered(event.outcome, session.failedPath)
    case 'tokenRefreshed':
      return tokenRefreshed(session, event)
    case 'userFetched':
      return userFetched(session, event.user, event.page)
    case 'ended':
      return left(session, event.page, event.page.address)
    case 'loggedOut':
      // Nobody who logs in next at this screen is led to the page of the one before.
      return left(session, event.page, null)
    case 'redirected':
      return still({ ...session, failedPath: event.failedPath })
    case 'authorized':
      if (session.status !== 'loggedIn') return still(session)
      return still({ ...session, authorization: event.authorization })
  }
}

const still = (session: Session): SessionStep => ({ session, effects: [] })

function loginAnswered(outcome: LoginOutcome, failedPath: string | null): SessionStep {
  if (outcome.kind === 'smsStep') {
    return {
      session: { status: 'smsStep', smsToken: outcome.smsToken, failedPath },
      effects: [{ kind: 'closeModals' }, { kind: 'goTo', to: accountPaths.loginCode() }],
    }
  }
  const { isFirstLogin, ...token } = outcome
  return begun(token, isFirstLogin, failedPath, [{ kind: 'closeModals' }])
}

function tokenRefreshed(session: Session, { userId, accessToken, expiresAtMs }: HeldToken) {
  const token = { userId, accessToken, expiresAtMs }
  if (session.status === 'unknown') return begun(token, false, session.failedPath, [])
  const isTheirs = session.status === 'loggedIn' && session.userId === userId
  return still(isTheirs ? { ...session, ...token } : session)
}

function begun(
  { userId, accessToken, expiresAtMs }: HeldToken,
  isFirstLogin: boolean,
  failedPath: string | null,
  effects: readonly SessionEffect[],
): SessionStep {
  const session: LoggedIn = {
    status: 'loggedIn',
    userId,
    accessToken,
    expiresAtMs,
    isFirstLogin,
    user: null,
    authorization: null,
    failedPath,
  }
  return { session, effects: [...effects, { kind: 'fetchUser', userId }] }
}

function userFetched(session: Session, user: SessionUser, { guard }: ShownPage): SessionStep {
  if (session.status !== 'loggedIn' || session.userId !== user.id) return still(session)
  const effects: SessionEffect[] = []
  if (guard === 'guest') effects.push({ kind: 'goTo', to: afterLogin(user, session.failedPath) })
  if (session.isFirstLogin) effects.push({ kind: 'openAccountDetails' })
  const failedPath = guard === 'guest' ? null : session.failedPath
  return { session: { ...session, user, isFirstLogin: false, failedPath }, effects }
}

/** The session after its end; an SMS step half done, or nobody logged in, has nothing to lose. */
function left(session: Session, { guard }: ShownPage, failedPath: string | null): SessionStep {
  if (session.status === 'smsStep' || session.status === 'loggedOut') return still(session)
  const isClosed = guard === 'logged' || guard === 'admin'
  const effects: SessionEffect[] = []
  // A guest may have opened the log-in while it was still unknown who is there.
  if (session.status === 'loggedIn') effects.push({ kind: 'closeModals' })
  if (isClosed) effects.push({ kind: 'goTo', to: accountPaths.login() })
  return { session: loggedOut(isClosed ? failedPath : null), effects }
}
