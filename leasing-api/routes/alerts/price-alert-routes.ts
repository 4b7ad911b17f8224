import { watchedDeals } from '#core/alerts/watched-deals.ts'
import { calls } from '#core/contract/calls.ts'
import { maskedEmail } from '#core/contract/masked-details.ts'
import { retention } from '#core/contract/retention.ts'
import { priceAlertSchema } from '#core/validation/forms/price-alert-form.ts'
import {
  alreadyWatchingEmail,
  confirmAlertEmail,
  tooManyAlertsEmail,
} from '#leasing-api/alerts/alert-emails.ts'
import { alertsToWire } from '#leasing-api/alerts/alerts-to-wire.ts'
import { lowestOffer } from '#leasing-api/alerts/lowest-offer.ts'
import { wordsOfWatched } from '#leasing-api/alerts/words-of-watched.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Asking for price alerts, confirming them, and stopping them by the links of their e-mails. Rules C-131 to C-133. */
export const priceAlertRoutes = {
  postPriceAlert: route(calls.postPriceAlert, async ({ body, services, deals, client }) => {
    const form = readForm(priceAlertSchema, body)
    if (form instanceof Failure) return form
    const watched = watchedDeals(body.page)
    if (!watched || (watched.kind === 'deal' && !deals.derivative(watched.capId)))
      return new Failure(422, 'errors.validation', { page: ['There is nothing to watch.'] })
    const { database, secrets, clock, siteUrl, deliveries } = services
    const { email } = form
    const now = clock()
    const to = { email, siteUrl, token: secrets.emails.seal(email) }
    const words = wordsOfWatched(deals, watched)
    const confirmToken = secrets.newReference()
    const asked = await database.call.askAlert({
      alert: {
        id: secrets.newReference(),
        email,
        confirmToken,
        confirmBy: new Date(now.getTime() + retention.alertConfirmationMs),
      },
      watched: {
        page: watched.page,
        pricePence: lowestOffer(deals, watched)?.monthlyPaymentPence ?? null,
        since: now,
        ratesVersion: deals.ratesVersion,
      },
      mails: {
        confirm: confirmAlertEmail(to, words, { confirmToken, now }),
        already: alreadyWatchingEmail(to, words),
        tooMany: tooManyAlertsEmail(to, words),
      },
      limits: formClaims(secrets, 'form', { email, clientAddress: client.address }),
      now,
    })
    if (asked.kind === 'limited') return limited(asked.refusal)
    deliveries.deliver()
    return { status: 'done' as const }
  }),

  postPriceAlertConfirmation: route(
    calls.postPriceAlertConfirmation,
    async ({ body, services: { database, secrets, clock, priceWatch } }) => {
      const email = await database.call.confirmAlert({ token: body.token, now: clock() })
      if (email === null) return new Failure(404, 'errors.notFound')
      // It may have fallen while the e-mail waited.
      priceWatch.look()
      return { token: secrets.emails.seal(email) }
    },
  ),

  getPriceAlerts: route(calls.getPriceAlerts, ({ params, services, deals }) => {
    const email = services.secrets.emails.open(params.sealedEmail)
    return email === null ? new Failure(404, 'errors.notFound') : alertsOf(services, deals, email)
  }),

  putPriceAlerts: route(calls.putPriceAlerts, async ({ params, body, services, deals }) => {
    const { database, secrets, clock, priceWatch } = services
    const email = secrets.emails.open(params.sealedEmail)
    if (email === null) return new Failure(404, 'errors.notFound')
    const { ids = null } = body
    await database.call.changeAlerts({ ...body, email, ids, now: clock() })
    if (body.isWatching) priceWatch.look()
    return alertsOf(services, deals, email)
  }),
}

async function alertsOf({ database, clock }: Services, deals: DealSearch, email: string) {
  const alerts = await database.call.readAlerts({ email })
  return { email: maskedEmail(email), alerts: alertsToWire(deals, alerts, clock()) }
}
