import { deliveryPlace } from '../filters/query/deal-rank.ts'
import type { Sort } from '../filters/query/sort.ts'
import type { Offer } from '../offer/offer.ts'
import { compareText } from '../pricing/money/compare-text.ts'
import { effectiveMonthlyPence, totalPence } from '../pricing/lease/offer-amounts.ts'

/** What each sort compares; the smallest comes first, and offers of one car have one range. Rules L-04, L-05. */
const rankings = {
  'minPayment|asc': (offer) => offer.monthlyPaymentPence,
  'minPayment|desc': (offer) => -offer.monthlyPaymentPence,
  'totalCost|asc': totalPence,
  'effectiveMonthly|asc': effectiveMonthlyPence,
  // One car has one list price, so its offers go by what they cost.
  'score|desc': effectiveMonthlyPence,
  'electricRange|desc': () => 0,
  'mpg|desc': () => 0,
  'delivery|asc': ({ deliveryWeeks }) => deliveryPlace(deliveryWeeks),
  'checked|desc': ({ checkedAt }) => -Date.parse(checkedAt),
} as const satisfies Record<Sort, (offer: Offer) => number>

/** An offer with everything it is compared by, worked out once. */
type Ranked = { offer: Offer; rank: number; totalPence: number }

/**
 * Offers in the order asked for; ties by monthly price, total, provider name and id, so that the
 * order is the same every time. A sort that is none keeps the order given. Rules L-04 to L-07.
 */
export function sortedOffers(offers: readonly Offer[], sort: string): Offer[] {
  if (!isSort(sort)) return [...offers]
  const rank = rankings[sort]
  return offers
    .map((offer): Ranked => ({ offer, rank: rank(offer), totalPence: totalPence(offer) }))
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        left.offer.monthlyPaymentPence - right.offer.monthlyPaymentPence ||
        left.totalPence - right.totalPence ||
        compareText(left.offer.provider.name, right.offer.provider.name) ||
        compareText(left.offer.id, right.offer.id),
    )
    .map(({ offer }) => offer)
}

/** Whether a text is one of the sorts. Rule L-06. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(rankings, text)
}

/** The lowest monthly price, ties by total; null without offers. Rule L-08. */
export function topOffer(offers: readonly Offer[]): Offer | null {
  return sortedOffers(offers, 'minPayment|asc')[0] ?? null
}
