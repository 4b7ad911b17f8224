import type { Call } from '#core/contract/call.ts'
import { isApiKey } from '#core/session/api-key.ts'
import { seesRecordOf } from '#core/session/permission.ts'
import { limited } from '../forms/limited.ts'
import { Failure } from '../server/failure.ts'
import { type CallRequest, type Handler, route, type Route } from '../server/route.ts'
import type { Services } from '../server/services.ts'
import { officeCallerOf } from './office-route.ts'

/** Who makes a call of the office: a person, or a system of a provider by a key. */
export type Actor = {
  /** A user's id, or `key:` and the id of a key, as the audit log names them. */
  actor: string
  /** The provider whose things alone they see; null for our staff. */
  companyId: number | null
}

/** Calls by one key: two a second. Rule C-183. */
const keyLimit = [{ windowMs: 60_000, most: 120 }]

/** What somebody must hold, or a key be made for. */
export type Needs = Pick<Call, 'permission' | 'isForStaff' | 'hasKeys'>

/** A route of the office that keys may take as well. Rules C-182, C-183, S-80. */
export function officeOrKeyRoute<C extends Call>(
  call: C,
  handle: (request: CallRequest<C>, actor: Actor) => ReturnType<Handler<C>>,
): Route {
  return route(call, async (request) => {
    const actor = await actorOf(request, call)
    return actor instanceof Failure ? actor : handle(request, actor)
  })
}

/**
 * Who makes a request, where they may: 401 for nobody, and for a key that there is not or that was
 * revoked; 403 without the permission or the scope; 429 for a key that is used too often.
 * Rules C-182, C-183, S-80.
 */
export async function actorOf(
  request: Pick<CallRequest<Call>, 'services'> & { client: { accessToken: string | null } },
  needs: Needs,
): Promise<Actor | Failure> {
  const { accessToken } = request.client
  if (accessToken !== null && isApiKey(accessToken)) {
    return keyActor(request.services, accessToken, needs)
  }
  const caller = await officeCallerOf(needs, request)
  return caller instanceof Failure ? caller : { actor: caller.user.id, companyId: caller.companyId }
}

async function keyActor(
  { accounts, database, clock }: Services,
  token: string,
  { hasKeys, permission }: Needs,
): Promise<Actor | Failure> {
  const now = clock()
  const keyHash = accounts.secrets.tokenHash(token)
  const key = await database.call.findUsableKey({ keyHash, now })
  if (!key) return new Failure(401, 'errors.logIn')
  const refusal = await database.call.claimLimits({
    limits: [{ name: 'key', key: `key ${key.id}`, rules: keyLimit }],
    now,
  })
  if (refusal) return limited(refusal)
  const isInScope = hasKeys && key.scopes.some((scope) => scope === permission)
  if (!isInScope) return new Failure(403, 'errors.forbidden')
  return { actor: `key:${key.id}`, companyId: key.companyId }
}

/** Whether an actor sees what is a provider's. Rule S-42. */
export const actsFor = ({ companyId }: Actor, providerId: number): boolean =>
  companyId === null ||
  seesRecordOf({ companyId: String(companyId), companyRole: null }, String(providerId))

/**
 * The provider that an actor asks about: their own, whatever they name, and for staff the one they
 * name; the failure where nothing is said, or somebody else's is named. Rule C-181.
 */
export function providerFor({ companyId }: Actor, brandId: number | undefined): number | Failure {
  if (companyId !== null) {
    return brandId === undefined || brandId === companyId
      ? companyId
      : new Failure(404, 'errors.notFound')
  }
  return brandId ?? new Failure(422, 'errors.validation', { brandId: ['errors.required'] })
}
