import type { FinanceType } from '#core/offer/finance-type.ts'
import { carouselChoice, hotDealsFirst } from '#core/offer/carousel.ts'
import { firstOfEach } from '#core/offer/first-of-each.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { comparableQuery } from './each-deal.ts'
import { specialDealToWire } from './present-compared.ts'

/**
 * Special offers, one of each range: the hot deals among the cheapest, then the cheapest. Rule
 * K-04.
 */
export function specialDeals(deals: DealSearch, financeType: FinanceType) {
  const query = comparableQuery(deals, { financeType, isSpecialOfferOnly: true })
  const cheapest = deals
    .list(query, 1, carouselChoice)
    .deals.map((deal) => specialDealToWire(deals, deal))
  return firstOfEach(hotDealsFirst(cheapest), ({ range }) => range.id, carouselChoice)
}
