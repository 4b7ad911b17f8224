import { penceToPounds } from '#core/contract/json/money.ts'
import { dailyLowest } from '#core/pricing/lease/daily-lowest.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { daysAfter } from '#leasing-api/rate-generator/days-after.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { commonDeals, withinRange } from './common-deals.ts'
import type { NamedRange } from './named-range.ts'

/** Days before today that a history goes back. Rule P-77. */
const daysBack = 90

/**
 * The lowest price of a range on the common profile on each of the last 90 days, by what was noted
 * of its cars, and today, by the prices in force. Rules P-77, C-68.
 */
export async function rangePriceHistory(
  { database, clock }: Services,
  deals: DealSearch,
  named: NamedRange,
  financeType: 'personal' | 'business',
) {
  const today = londonDay(clock())
  const days = Array.from({ length: daysBack }, (_, at) => daysAfter(today, at - daysBack))
  const { isDemonstration } = deals
  const notes = await database.call.readRangeHistory({
    rangeId: named.range.id,
    financeType,
    from: days[0]!,
    isDemonstration,
  })
  const [cheapest] = commonDeals(deals, financeType, withinRange(named), 1)
  const pence = [...dailyLowest(notes, days), cheapest?.offer.monthlyPaymentPence ?? null]
  return {
    from: days[0]!,
    prices: pence.map((price) => (price === null ? null : penceToPounds(price))),
    isDemonstration,
  }
}
