import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { nearestOffer } from '#core/landing/nearest-offer.ts'
import { carouselSize } from '#core/offer/carousel.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { firstOfEach } from '#core/offer/first-of-each.ts'
import { trendingSinceMs } from '#core/offer/trending.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { dealToWire } from '../derivatives/present.ts'
import { specialDeals } from './special-deals.ts'

type Trending = CallResponse<typeof calls.listTrendingOffers>
type TrendingQuery = Pick<DealQuery, 'financeType' | 'manufacturers' | 'ranges'>

/** Lifetime of a count of enquiries, so that not every visitor causes one. Rule K-05. */
const freshMs = 600_000

/** The cars enquired about, the most wanted first, and the response about all makes. */
type Count = { untilMs: number; capIds: readonly string[]; everywhere: Trending }

/** Counts cached by the deals that they are shown with, and with them forgotten. */
const cache = new WeakMap<DealSearch, Map<FinanceType, Count>>()

/**
 * The cars that most confirmed enquiries of the last weeks were about, each with its deal nearest
 * to the common profile. Within makes one of each range, within ranges each by itself; everywhere
 * one of each range, then special offers until the list is full. Rule K-05.
 */
export async function trendingOffers(
  services: Services,
  deals: DealSearch,
  { financeType, manufacturers, ranges }: TrendingQuery,
): Promise<Trending> {
  const { capIds, everywhere } = await countedEnquiries(services, deals, financeType)
  if (manufacturers.length === 0 && ranges.length === 0) return everywhere
  const wanted = wantedDeals(
    deals,
    capIds,
    financeType,
    ({ manufacturer, range }) =>
      isNamed(manufacturers, manufacturer.slug, manufacturer.id) &&
      isNamed(ranges, range.slug, range.id, rangeValue(manufacturer.slug, range.slug)),
  )
  return {
    data: firstOfEach(
      wanted,
      ({ range, capId }) => (ranges.length > 0 ? capId : range.id),
      carouselSize,
    ),
    ratesVersion: deals.ratesVersion,
  }
}

/** Whether a filter is empty or holds one of the names of what it is about. */
const isNamed = (wanted: readonly string[], ...names: readonly (string | number)[]) =>
  wanted.length === 0 || names.some((name) => wanted.includes(String(name)))

async function countedEnquiries(
  { database, clock }: Services,
  deals: DealSearch,
  financeType: FinanceType,
): Promise<Count> {
  const nowMs = clock().getTime()
  const ofDeals = cache.get(deals) ?? new Map<FinanceType, Count>()
  const last = ofDeals.get(financeType)
  if (last && nowMs < last.untilMs) return last

  const since = new Date(trendingSinceMs(nowMs)).toISOString()
  const capIds = await database.call.readMostEnquired({ financeType, since })
  const special = specialDeals(deals, financeType).map(({ monthlySaving, hotDeal, ...deal }) => ({
    ...deal,
    isEnquiredAbout: false,
  }))
  const all = [...wantedDeals(deals, capIds, financeType), ...special]
  const data = firstOfEach(all, ({ range }) => range.id, carouselSize)
  const everywhere = { data, ratesVersion: deals.ratesVersion }
  const count = { untilMs: nowMs + freshMs, capIds, everywhere }
  cache.set(deals, ofDeals.set(financeType, count))
  return count
}

/** The cars with their deals nearest to the common profile, without those no longer quoted. */
function* wantedDeals(
  deals: DealSearch,
  capIds: readonly string[],
  financeType: FinanceType,
  isShown: (car: Deal['derivative']) => boolean = () => true,
): Generator<Trending['data'][number], void> {
  for (const capId of capIds) {
    const derivative = deals.derivative(capId)
    if (!derivative || !isShown(derivative)) continue
    const offers = deals.offersOf(capId, (profile) => profile.financeType === financeType)
    const offer = nearestOffer(offers, { financeType })
    if (offer) yield { ...dealToWire({ derivative, offer }), isEnquiredAbout: true }
  }
}
