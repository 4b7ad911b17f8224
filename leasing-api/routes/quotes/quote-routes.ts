import { calls } from '#core/contract/calls.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { retention } from '#core/contract/retention.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { feesText } from '#leasing-api/orders/fees-text.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { summaryToWire } from '../derivatives/present.ts'

/** Saved quotes: an offer as it is quoted now, at an address that lasts 30 days. Rules C-80, C-81. */
export const quoteRoutes = {
  postQuote: route(calls.postQuote, async ({ body, services, deals, client }) => {
    const { database, secrets, clock } = services
    const offer = deals.offer(body.offerId)
    const car = offer && deals.derivative(offer.capId)
    if (!offer || !car) return new Failure(404, 'errors.notFound')
    const createdAt = clock()
    const quoteRef = secrets.newReference()
    const expiresAt = new Date(createdAt.getTime() + retention.quoteMs)
    const saved = await database.call.saveQuote({
      quote: {
        quoteRef,
        createdAt,
        expiresAt,
        snapshot: {
          offer: offerToWire(offer),
          vehicle: summaryToWire(car),
          feesText: feesText(offer),
        },
      },
      limits: formClaims(secrets, 'quote', { clientAddress: client.address }),
    })
    if (saved.kind === 'limited') return limited(saved.refusal)
    return { quoteRef, expiresAt: expiresAt.toISOString() }
  }),

  getQuote: route(calls.getQuote, async ({ params, services }) => {
    const now = services.clock()
    const quote = await services.database.call.readQuote({ quoteRef: params.quoteRef, now })
    if (!quote) return new Failure(404, 'errors.notFound')
    if (quote.kind === 'expired') return new Failure(410, 'errors.quoteExpired')
    return {
      quoteRef: quote.quoteRef,
      createdAt: quote.createdAt.toISOString(),
      expiresAt: quote.expiresAt.toISOString(),
      ...quote.snapshot,
    }
  }),
}
