import { isWatching } from '#core/alerts/alert-terms.ts'
import { watchedDeals } from '#core/alerts/watched-deals.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import type { WirePriceAlert } from '#core/contract/json/wire-price-alert.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'
import type { PricedAlert } from '../queries/alerts/price-alerts.ts'
import { wordsOfWatched } from './words-of-watched.ts'

/** Alerts as whoever has them sees them; what no page shows any more is left out. Rule C-132. */
export const alertsToWire = (deals: DealSearch, alerts: readonly PricedAlert[], now: Date) =>
  alerts.flatMap((alert) => alertToWire(deals, alert, now) ?? [])

function alertToWire(deals: DealSearch, alert: PricedAlert, now: Date): WirePriceAlert | null {
  const watched = watchedDeals(alert.page)
  if (!watched || !alert.endsAt) return null
  const { id, page, requestedPence, pricePence, requestedAt, since, endsAt, stoppedAt } = alert
  const { financeType } = watched.kind === 'list' ? watched.values : watched.selection
  const pounds = (pence: number | null) => (pence === null ? null : penceToPounds(pence))
  const { title, terms } = wordsOfWatched(deals, watched)
  return {
    id,
    page,
    title,
    terms,
    requested: pounds(requestedPence),
    requestedAt: requestedAt.toISOString(),
    price: pounds(pricePence),
    since: since.toISOString(),
    vat: financeTypeTable[financeType].vat,
    isCredit: financeType === 'pcp',
    endsAt: endsAt.toISOString(),
    isWatching: isWatching(alert, now),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }
}
