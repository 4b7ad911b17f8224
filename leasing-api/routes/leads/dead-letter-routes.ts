import { calls } from '#core/contract/calls.ts'
import { officeRoute } from '#leasing-api/accounts/office-route.ts'
import { deadLetterToWire } from '#leasing-api/leads/delivery-to-wire.ts'

const mostListed = 200

/** What could not be delivered, and sending it again. Rules C-178, W-174. */
export const deadLetterRoutes = {
  listDeadLetters: officeRoute(calls.listDeadLetters, async ({ services }, { companyId }) => {
    const { database, clock } = services
    const most = mostListed
    const letters = await database.call.readDeadLetters({ providerId: companyId, most })
    return { data: letters.map((letter) => deadLetterToWire(letter, clock())) }
  }),

  postResends: officeRoute(calls.postResends, async ({ body, services }, caller) => {
    const { database, deliveries, clock } = services
    const resent = await database.call.resendDeadLetters({
      providerId: caller.companyId,
      which: body.ids.length === 0 ? 'all' : { ids: body.ids },
      by: caller.user.id,
      now: clock(),
    })
    deliveries.deliver()
    return { resent }
  }),
}
