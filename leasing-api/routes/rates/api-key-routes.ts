import { calls } from '#core/contract/calls.ts'
import { apiKeyStart, shownKeyStart } from '#core/session/api-key.ts'
import { holdsOfficePermission } from '#core/session/permission.ts'
import { workerOf } from '#leasing-api/accounts/caller.ts'
import { providerFor } from '#leasing-api/accounts/key-route.ts'
import { hidden, officeRoute, sees } from '#leasing-api/accounts/office-route.ts'
import type { ApiKey } from '#leasing-api/queries/accounts/api-keys.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'

/** Keys of a provider's own systems. Rules C-182, C-183. */
export const apiKeyRoutes = {
  listApiKeys: officeRoute(
    calls.listApiKeys,
    async ({ query, services }, { user, companyId: of }) => {
      const companyId = providerFor({ actor: user.id, companyId: of }, query.brandId)
      if (companyId instanceof Failure) return companyId
      const { call } = services.database
      const keys = await call.listApiKeys({ companyId })
      const makers = [...new Set(keys.map(({ createdBy }) => createdBy))]
      const names = await call.readActorNames({ actors: makers })
      return { data: keys.map((key) => keyToWire(key, names[key.createdBy] ?? null)) }
    },
  ),

  postApiKey: officeRoute(calls.postApiKey, async ({ body, services }, { user, companyId: of }) => {
    const companyId = providerFor({ actor: user.id, companyId: of }, body.brandId)
    if (companyId instanceof Failure) return companyId
    const { accounts, database, clock } = services
    const name = body.name.trim()
    const scopes = [...new Set(body.scopes)]
    const errors = {
      ...(isName(name) ? {} : { name: ['errors.keyName'] }),
      ...(scopes.length > 0 ? {} : { scopes: ['errors.required'] }),
    }
    if (Object.keys(errors).length > 0) return new Failure(422, 'errors.validation', errors)
    const isHeld = scopes.every((scope) =>
      holdsOfficePermission(workerOf(user), user.permissions, scope),
    )
    if (!isHeld) return new Failure(422, 'errors.validation', { scopes: ['errors.forbidden'] })
    const providers = await database.call.readProviders()
    if (!providers.some(({ id }) => id === companyId)) return new Failure(404, 'errors.notFound')
    const key = apiKeyStart + accounts.secrets.newToken()
    const now = clock()
    const stored = {
      id: accounts.secrets.newReference(),
      companyId,
      name,
      keyStart: shownKeyStart(key),
      scopes,
      createdBy: user.id,
    }
    await database.call.addApiKey({
      ...stored,
      keyHash: accounts.secrets.tokenHash(key),
      now,
    })
    const made = { ...stored, createdAt: now, lastUsedAt: null, revokedAt: null }
    return { ...keyToWire(made, `${user.firstName} ${user.lastName}`), key }
  }),

  deleteApiKey: officeRoute(calls.deleteApiKey, async ({ params, services }, caller) => {
    const { call } = services.database
    const key = await call.readApiKey({ id: params.keyId })
    if (!key || !sees(caller, key.companyId)) return hidden
    await call.revokeApiKey({ id: key.id, actor: caller.user.id, now: services.clock() })
    return done
  }),
}

const isName = ({ length }: string) => length >= 2 && length <= 100

function keyToWire(key: ApiKey, by: string | null) {
  const { id, name, keyStart, scopes, createdAt, lastUsedAt, revokedAt } = key
  return {
    id,
    name,
    start: keyStart,
    scopes,
    by,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
