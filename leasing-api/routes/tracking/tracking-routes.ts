import { randomUUID } from 'node:crypto'
import { calls } from '#core/contract/calls.ts'
import { frontErrorOf } from '#core/contract/http/front-error.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'

/** Tracking: events for the ad network, and calls that failed in a browser. */
export const trackingRoutes = {
  postConversion: route(calls.postConversion, async ({ query, body, services, client }) => {
    const { database, secrets, clock, outside } = services
    const { eventId, eventName, referer = '', fbp = '', fbc = '' } = { ...query, ...body }
    if (!eventId || !eventName) {
      const missing = { ...(!eventId && { eventId }), ...(!eventName && { eventName }) }
      return new Failure(
        400,
        'errors.badParameter',
        Object.fromEntries(Object.keys(missing).map((field) => [field, ['errors.required']])),
      )
    }
    const recorded = await database.call.recordConversion({
      event: {
        eventId,
        eventName,
        // Our addresses may hold an order's reference. Rule A-22.
        referer: referer.replace(/[?#].*/s, ''),
        fbp,
        fbc,
        createdAt: clock(),
        clientAddress: outside.tellsConversions ? client.address : null,
        userAgent: outside.tellsConversions ? client.userAgent : null,
      },
      limits: formClaims(secrets, 'conversion', { clientAddress: client.address }),
    })
    if (recorded.kind === 'limited') return limited(recorded.refusal)
    outside.deliver()
    return { status: 'done' as const }
  }),

  postFrontError: route(calls.postFrontError, async ({ body, services, client }) => {
    const { database, secrets, clock } = services
    const recorded = await database.call.recordFrontError({
      // A browser has taken out what is personal already; nobody has to believe it. Rules C-26, C-27.
      error: { ...frontErrorOf(body), id: randomUUID(), createdAt: clock() },
      limits: formClaims(secrets, 'frontError', { clientAddress: client.address }),
    })
    return recorded.kind === 'limited' ? limited(recorded.refusal) : undefined
  }),
}
