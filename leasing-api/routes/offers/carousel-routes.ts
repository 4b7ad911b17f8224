import { calls } from '#core/contract/calls.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { carouselSize } from '#core/offer/carousel.ts'
import { firstOfEach } from '#core/offer/first-of-each.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { changingRoute, route } from '#leasing-api/server/route.ts'
import { dealToWire } from '../derivatives/present.ts'
import { comparableQuery, eachDeal } from './each-deal.ts'
import { specialDeals } from './special-deals.ts'
import { trendingOffers } from './trending-offers.ts'

/** Carousels: a few deals each, shown beside something else. Rules K-04, K-05. */
export const carouselRoutes = {
  listSpecialOfferCarousel: route(calls.listSpecialOfferCarousel, ({ deals }) => ({
    data: specialDeals(deals, 'personal').slice(0, carouselSize),
    ratesVersion: deals.ratesVersion,
  })),

  listStockCarousel: route(calls.listStockCarousel, ({ deals }) =>
    carousel(deals, { isInStockOnly: true }, rangeOf),
  ),

  listBusinessCarousel: route(calls.listBusinessCarousel, ({ deals }) =>
    carousel(deals, { financeType: 'business' }, rangeOf),
  ),

  listTopElectricOffers: route(calls.listTopElectricOffers, ({ deals }) =>
    carousel(deals, { fuelTypes: ['electric'] }, makeOf),
  ),

  listElectricOffers: route(calls.listElectricOffers, ({ deals }) =>
    carousel(deals, { fuelTypes: ['electric'] }, rangeOf),
  ),

  listTrendingOffers: changingRoute(calls.listTrendingOffers, ({ query, services, deals }) =>
    trendingOffers(services, deals, query),
  ),
}

/** The cheapest deals, one of each kind. */
function carousel(deals: DealSearch, filters: Partial<DealQuery>, kindOf: (deal: Deal) => number) {
  const found = eachDeal(deals, comparableQuery(deals, filters))
  return {
    data: firstOfEach(found, kindOf, carouselSize).map(dealToWire),
    ratesVersion: deals.ratesVersion,
  }
}

const rangeOf = ({ derivative }: Deal) => derivative.range.id
const makeOf = ({ derivative }: Deal) => derivative.manufacturer.id
