import type { Logger } from 'pino'
import { alertPauseMs } from '#core/alerts/alert-terms.ts'
import { hasFallen, priceAfterLook } from '#core/alerts/price-fall.ts'
import { watchedDeals } from '#core/alerts/watched-deals.ts'
import type { Database } from '../db/database.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'
import type { DealSearchHolder } from '../deal-search/holder.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import type { PricedAlert } from '../queries/alerts/price-alerts.ts'
import { describeError } from '../server/describe-error.ts'
import { type Fall, fallenPricesEmail } from './alert-emails.ts'
import { lowestOffer } from './lowest-offer.ts'
import { wordsOfWatched } from './words-of-watched.ts'

export type PriceWatchOptions = {
  database: Database
  deals: Pick<DealSearchHolder, 'current'>
  secrets: Pick<OrderSecrets, 'emails'>
  siteUrl: string
  clock: () => Date
  logger: Logger
  /** E-mails were queued. */
  onQueued: () => void
}

export type PriceWatch = {
  /** Looks at watched prices and queues what is due, in the background. */
  look(): void
  /** Resolves when no look is under way. */
  settled(): Promise<void>
  /** Begins no further step, and resolves when the one under way has ended. */
  close(): Promise<void>
}

/** Rows read at a time. */
const most = 100

/**
 * Looks at the price of everything watched once for each rates version, then e-mails whoever is due.
 * What an address is told, its day and its e-mail are one transaction, so that nothing is lost or said
 * twice when this program is killed, and several nodes share the work. Rules W-128, W-129, W-134.
 */
export function priceWatch(options: PriceWatchOptions): PriceWatch {
  const { database, deals, secrets, siteUrl, clock, logger, onQueued } = options
  const { call } = database
  let isClosed = false

  const lookAtPrices = async (search: DealSearch) => {
    const { ratesVersion } = search
    while (!isClosed) {
      const old = await call.readOldWatchedPrices({ ratesVersion, most })
      for (const { page, ratesVersion: was, pricePence, since } of old) {
        if (isClosed) return
        const watched = watchedDeals(page)
        const offer = watched && lowestOffer(search, watched)
        const after = priceAfterLook(
          { pricePence, sinceMs: since.getTime() },
          offer?.monthlyPaymentPence ?? null,
          clock().getTime(),
        )
        await call.storeWatchedPrice({
          was,
          watched: {
            page,
            pricePence: after.pricePence,
            since: new Date(after.sinceMs),
            ratesVersion,
          },
        })
      }
      if (old.length < most) return
    }
  }

  const tell = async (search: DealSearch, alerts: readonly PricedAlert[]): Promise<boolean> => {
    const { email, emailKey } = alerts[0]!
    const falls = alerts.flatMap((alert) => fallOf(search, alert) ?? [])
    if (falls.length === 0) return false
    return call.queueAlertEmail({
      emailKey,
      told: falls.map(({ alert, offer }) => ({
        id: alert.id,
        knownPence: alert.knownPence,
        pricePence: offer.monthlyPaymentPence,
      })),
      mail: fallenPricesEmail({ email, siteUrl, token: secrets.emails.seal(email) }, falls),
      pauseMs: alertPauseMs,
      now: clock(),
    })
  }

  const tellAll = async (search: DealSearch) => {
    let after = ''
    while (!isClosed) {
      const due = { after, most, pauseMs: alertPauseMs, now: clock() }
      const alerts = await call.readFallenAlerts(due)
      for (const own of Map.groupBy(alerts, ({ emailKey }) => emailKey).values()) {
        if (isClosed) return
        if (await tell(search, own)) onQueued()
      }
      const last = alerts.at(-1)
      if (!last) return
      after = last.emailKey
    }
  }

  const lookOnce = async () => {
    try {
      const search = deals.current()
      await lookAtPrices(search)
      await tellAll(search)
    } catch (error) {
      if (!isClosed)
        logger.error({ error: describeError(error) }, 'Watched prices could not be looked at.')
    }
  }

  let running: Promise<void> | null = null
  let isWanted = false
  const runWhileWanted = async () => {
    while (isWanted && !isClosed) {
      isWanted = false
      await lookOnce()
    }
    running = null
  }
  return {
    look() {
      isWanted = true
      running ??= runWhileWanted()
    },
    settled: async () => running ?? undefined,
    close() {
      isClosed = true
      return running ?? Promise.resolve()
    },
  }
}

/**
 * A fall with the offer that it is of; null where the deals in memory say another price than the one
 * that was stored, since one of both is of an earlier version: the look at the later one tells it.
 */
function fallOf(search: DealSearch, alert: PricedAlert): (Fall & { alert: PricedAlert }) | null {
  const { page, pricePence, knownPence, since, requestedAt, requestedPence } = alert
  const watched = watchedDeals(page)
  const offer = watched && lowestOffer(search, watched)
  const car = offer && search.derivative(offer.capId)
  if (!car || offer.monthlyPaymentPence !== pricePence || !hasFallen(knownPence, pricePence))
    return null
  const words = wordsOfWatched(search, watched)
  return { alert, page, words, offer, car, since, requestedAt, requestedPence }
}
