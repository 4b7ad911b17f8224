import type { Call } from '#core/contract/call.ts'
import { holdsOfficePermission, seesRecordOf } from '#core/session/permission.ts'
import { isStaff } from '#core/session/user-home.ts'
import type { User } from '../queries/accounts/users.ts'
import { Failure } from '../server/failure.ts'
import type { CallRequest, Handler, Route } from '../server/route.ts'
import { type Caller, callerOf, userRoute, workerOf } from './caller.ts'

/** Who makes a call of the office. */
export type OfficeCaller = Caller & {
  /** The provider whose things alone they see; null for our staff, who see all. Rule S-42. */
  companyId: number | null
}

/** A call that was declared by `office` of its group, with the permission that it needs. */
type OfficeCall = Call & { authority: Call['authority'] }

/**
 * A route of the office: 401 for nobody, 403 for whoever lacks the permission that the call names.
 * What the handler finds of another company it answers with `hidden`. Rule S-80.
 * @example listLeads: officeRoute(calls.listLeads, async ({ query, services }, { companyId }) => …)
 */
export function officeRoute<C extends OfficeCall>(
  call: C,
  handle: (request: CallRequest<C>, caller: OfficeCaller) => ReturnType<Handler<C>>,
): Route {
  return userRoute(call, (request, caller) =>
    isPermitted(call, caller.user)
      ? handle(request, { ...caller, companyId: caller.user.companyId })
      : new Failure(403, 'errors.forbidden'),
  )
}

/** Whoever may do what needs a permission of the office, by the same rule. Rule S-80. */
export async function officeCallerOf(
  needs: Pick<Call, 'permission' | 'isForStaff'>,
  request: Parameters<typeof callerOf>[0],
): Promise<OfficeCaller | Failure> {
  const caller = await callerOf(request)
  if (!caller) return new Failure(401, 'errors.logIn')
  return isPermitted(needs, caller.user)
    ? { ...caller, companyId: caller.user.companyId }
    : new Failure(403, 'errors.forbidden')
}

function isPermitted(
  { permission, isForStaff }: Pick<Call, 'permission' | 'isForStaff'>,
  user: User,
): boolean {
  const worker = workerOf(user)
  if (isForStaff && !isStaff(worker)) return false
  return permission !== undefined && holdsOfficePermission(worker, user.permissions, permission)
}

/** Whether somebody of the office sees what is a company's; null is nobody's but our own. Rule S-42. */
export const sees = ({ user }: OfficeCaller, companyId: number | null): boolean =>
  companyId === null ? isStaff(workerOf(user)) : seesRecordOf(workerOf(user), String(companyId))

/** What another company's things are answered with, as if they were not there. Rule S-80. */
export const hidden = new Failure(404, 'errors.notFound')
