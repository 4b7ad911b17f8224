import { calls } from '#core/contract/calls.ts'
import { savedSearchWords } from '#core/wizard/saved-search-words.ts'
import { namedChoice } from '#leasing-api/accounts/named-choice.ts'
import { ownRoute } from '#leasing-api/accounts/own-route.ts'
import { alertsToWire } from '#leasing-api/alerts/alerts-to-wire.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { User } from '#leasing-api/queries/accounts/users.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Price alerts and saved searches, which exist by e-mail, in the account of their address. Rule C-186. */
export const watchedRoutes = {
  getWatched: ownRoute(calls.getWatched, ({ services, deals }, { user }) =>
    watchedBy(services, deals, user),
  ),

  putOwnAlerts: ownRoute(calls.putOwnAlerts, async ({ body, services, deals }, { user }) => {
    const { database, clock, priceWatch } = services
    const { ids = null, isWatching } = body
    const email = user.emailKey
    await database.call.changeAlerts({ email, ids, isWatching, now: clock() })
    if (isWatching) priceWatch.look()
    return watchedBy(services, deals, user)
  }),

  postSearchRemoval: ownRoute(calls.postSearchRemoval, async (request, { user }) => {
    const { body, services, deals } = request
    await services.database.call.removeOwnForm({ emailKey: user.emailKey, hash: body.hash })
    return watchedBy(services, deals, user)
  }),
}

async function watchedBy({ database, clock }: Services, deals: DealSearch, { emailKey }: User) {
  const now = clock()
  const alerts = await database.call.readAlerts({ email: emailKey })
  const forms = await database.call.readOwnForms({ emailKey, now })
  return {
    priceAlerts: alertsToWire(deals, alerts, now),
    savedSearches: forms.map(({ hash, choice, createdAt, expiresAt }) => ({
      hash,
      ...savedSearchWords(choice, namedChoice(deals, choice)),
      savedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
