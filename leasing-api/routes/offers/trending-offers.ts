import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
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

/** Lifetime of a count of enquiries, so that not every visitor causes one. Rule K-05. */
const freshMs = 600_000

/** Responses cached by the deals they were made of, and with them forgotten. */
const cache = new WeakMap<DealSearch, Map<FinanceType, { untilMs: number; answer: Trending }>>()

/**
 * The cars that most confirmed enquiries of the last weeks were about, each with its deal nearest
 * to the common profile, one of each range; then special offers until the list is full. Rule K-05.
 */
export async function trendingOffers(
  { database, clock }: Services,
  deals: DealSearch,
  financeType: FinanceType,
): Promise<Trending> {
  const nowMs = clock().getTime()
  const ofDeals = cache.get(deals) ?? new Map<FinanceType, { untilMs: number; answer: Trending }>()
  const last = ofDeals.get(financeType)
  if (last && nowMs < last.untilMs) return last.answer

  const capIds = await database.call.readMostEnquired({
    financeType,
    since: new Date(trendingSinceMs(nowMs)).toISOString(),
    limit: carouselSize * 4,
  })
  const wanted = capIds
    .map((capId) => dealOf(deals, capId, financeType))
    .filter((deal) => deal !== null)
    .map((deal) => ({ ...dealToWire(deal), isEnquiredAbout: true }))
  const special = specialDeals(deals, financeType).map(({ monthlySaving, hotDeal, ...deal }) => ({
    ...deal,
    isEnquiredAbout: false,
  }))
  const answer = {
    data: firstOfEach([...wanted, ...special], ({ range }) => range.id, carouselSize),
    ratesVersion: deals.ratesVersion,
  }
  cache.set(deals, ofDeals.set(financeType, { untilMs: nowMs + freshMs, answer }))
  return answer
}

/** The car's deal nearest to the common profile; null where it is no longer quoted. */
function dealOf(deals: DealSearch, capId: string, financeType: FinanceType): Deal | null {
  const derivative = deals.derivative(capId)
  const offers = deals.offersOf(capId, (profile) => profile.financeType === financeType)
  const offer = nearestOffer(offers, { financeType })
  return derivative && offer && { derivative, offer }
}
