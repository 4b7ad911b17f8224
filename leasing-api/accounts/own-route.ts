import type { Call } from '#core/contract/call.ts'
import { Failure } from '../server/failure.ts'
import type { CallRequest, Handler, Route } from '../server/route.ts'
import type { Services } from '../server/services.ts'
import { type Caller, userRoute } from './caller.ts'

/** A call about somebody, by themselves. */
type OwnCall = Call & { params: Call['params'] }

/** A route by which everybody sees and changes their own account alone, staff as well. Rule C-161. */
export function ownRoute<C extends OwnCall>(
  call: C,
  handle: (request: CallRequest<C>, caller: Caller) => ReturnType<Handler<C>>,
): Route {
  return userRoute(call, (request, caller) => {
    const { id } = request.params as { id: string }
    return id === caller.user.id ? handle(request, caller) : new Failure(403, 'errors.forbidden')
  })
}

/** The same for what needs the password again: 422 without. Rules S-13, C-162. */
export function authorizedRoute<C extends OwnCall>(
  call: C,
  handle: (request: CallRequest<C>, caller: Caller) => ReturnType<Handler<C>>,
  needsPassword: (request: CallRequest<C>, caller: Caller) => boolean = () => true,
): Route {
  return ownRoute(call, async (request, caller) => {
    if (!needsPassword(request, caller)) return handle(request, caller)
    return (await passwordMissing(request, caller)) ?? handle(request, caller)
  })
}

/** The failure where the password was not given again in this session within five minutes, else null. */
export async function passwordMissing(
  { services, body }: { services: Services; body: unknown },
  { sessionId }: Caller,
): Promise<Failure | null> {
  const { accounts, database, clock } = services
  const { authorizationToken } = body as { authorizationToken: string }
  const isGiven = await database.call.isAuthorized({
    tokenHash: accounts.secrets.tokenHash(authorizationToken),
    sessionId,
    now: clock(),
  })
  return isGiven
    ? null
    : new Failure(422, 'errors.passwordAgain', { authorizationToken: ['errors.passwordAgain'] })
}
