import type { Call } from '#core/contract/call.ts'
import type { User } from '../queries/accounts/users.ts'
import { Failure } from '../server/failure.ts'
import { type CallRequest, type Handler, route, type Route } from '../server/route.ts'

/** Who makes a call: a user, with the session that their access token is of. */
export type Caller = { user: User; sessionId: string }

/**
 * The user behind an access token. The token alone is not enough: its session may have been ended,
 * its user deactivated since. Rule S-64.
 */
export async function callerOf({
  services,
  client,
}: Pick<CallRequest<Call>, 'services'> & {
  client: Pick<CallRequest<Call>['client'], 'accessToken'>
}): Promise<Caller | null> {
  const { accounts, database, clock } = services
  if (client.accessToken === null) return null
  const claims = accounts.secrets.readAccessToken(client.accessToken, clock().getTime())
  if (!claims) return null
  const user = await database.call.readCaller(claims)
  return user && { user, sessionId: claims.sessionId }
}

/** A route for the logged-in alone: 401 for everybody else, whatever they ask for. Rule S-64. */
export function userRoute<C extends Call>(
  call: C,
  handle: (request: CallRequest<C>, caller: Caller) => ReturnType<Handler<C>>,
): Route {
  return route(call, async (request) => {
    const caller = await callerOf(request)
    return caller ? handle(request, caller) : new Failure(401, 'errors.logIn')
  })
}

/** The user as core's rules on people and companies know them. */
export const workerOf = ({ id, companyId, companyRole }: User) => ({
  id,
  companyId: companyId === null ? null : String(companyId),
  companyRole,
})
