import { accountPaths } from '../routes/account-paths.ts'
import { afterLogin } from './after-login.ts'
import type { GuardName } from './guarded-pages.ts'
import { refusedFailure, unknownGuardFailure, type RouteFailure } from './route-failure.ts'
import type { Session, SessionUser } from './session.ts'

/** The result of a guard: `wait` until it is known who is on the page. */
export type GuardResult =
  | { kind: 'allow' }
  | { kind: 'wait' }
  /** `failedPath` is what the session remembers from now on. */
  | { kind: 'redirect'; to: string; failedPath: string | null }
  | { kind: 'fail'; failure: RouteFailure }

type Guard = {
  /** Whether guests may stay; if so the page waits for nothing, else until it is known who is there. */
  isOpenToGuests: boolean
  forUser: (user: SessionUser) => 'allow' | 'leave' | 'refuse'
}

/** What each guard does with a guest and with a user. */
const guards: Readonly<Record<GuardName, Guard>> = {
  // A log-in form works without script as well. Rule S-29.
  guest: { isOpenToGuests: true, forUser: () => 'leave' },
  // Rule S-30.
  logged: { isOpenToGuests: false, forUser: () => 'allow' },
  // Rule S-31.
  admin: {
    isOpenToGuests: false,
    forUser: ({ companyRole }) => (companyRole === 'admin' ? 'allow' : 'refuse'),
  },
}

/**
 * The result of the guard that a page names, null for none, for a visit to `address`. A name
 * that is no guard's does not compile, and where it slips through gives 500 'Unknown
 * middleware'. The log-in's second step is for those who have done the first.
 * Rules S-04, S-29, S-30, S-31, S-32.
 */
export function guardResult(
  guardName: GuardName | null,
  session: Session,
  address: string,
): GuardResult {
  if (guardName === null) return { kind: 'allow' }
  if (!Object.hasOwn(guards, guardName)) return { kind: 'fail', failure: unknownGuardFailure }
  const guard = guards[guardName]
  if (session.status === 'loggedIn') return userResult(guard, session.user, session.failedPath)
  if (session.status !== 'smsStep' && isSmsStepAddress(address)) {
    return { kind: 'redirect', to: accountPaths.login(), failedPath: session.failedPath }
  }
  if (guard.isOpenToGuests) return { kind: 'allow' }
  return session.status === 'unknown'
    ? { kind: 'wait' }
    : { kind: 'redirect', to: accountPaths.login(), failedPath: address }
}

function userResult(
  guard: Guard,
  user: SessionUser | null,
  failedPath: string | null,
): GuardResult {
  if (user === null) return { kind: guard.isOpenToGuests ? 'allow' : 'wait' }
  switch (guard.forUser(user)) {
    case 'allow':
      return { kind: 'allow' }
    case 'leave':
      return { kind: 'redirect', to: afterLogin(user, failedPath), failedPath: null }
    case 'refuse':
      return { kind: 'fail', failure: refusedFailure }
  }
}

/** Whether an address is the log-in's second step, whatever else its query says. Rule S-04. */
function isSmsStepAddress(address: string): boolean {
  const [path, search] = address.split(/[?#]/u)
  return path === accountPaths.login() && new URLSearchParams(search).get('step') === '2'
}
