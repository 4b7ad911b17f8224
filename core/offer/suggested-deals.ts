import type { BodyType } from '../vehicle/body-type.ts'
import type { Deal } from './deal.ts'
import { firstOfEach } from './first-of-each.ts'

/** Most alternatives shown beside a range. */
const mostSuggestions = 8

/** The range that alternatives are suggested for: make, body and lowest price. */
export type SuggestedFor = {
  manufacturerId: number
  bodyType: BodyType
  /** Null without offers: then the cheapest are nearest. */
  monthlyPaymentPence: number | null
}

/**
 * Alternatives from other makes: the cheapest deal of each range with the same body, nearest in
 * price first, eight at most. Of two as near the cheaper comes first, then the earlier in the list.
 * Rule K-13.
 * @param deals cheapest first
 */
export function suggestedDeals<Row extends Deal>(
  deals: readonly Row[],
  { manufacturerId, bodyType, monthlyPaymentPence }: SuggestedFor,
): Row[] {
  const nearPence = monthlyPaymentPence ?? 0
  const others = deals.filter(
    ({ derivative }) =>
      derivative.manufacturer.id !== manufacturerId && derivative.bodyType === bodyType,
  )
  const distance = ({ offer }: Row) => Math.abs(offer.monthlyPaymentPence - nearPence)
  // The sort is stable, so equally near deals stay cheapest first.
  return firstOfEach(others, ({ derivative }) => derivative.range.id, Number.POSITIVE_INFINITY)
    .toSorted((left, right) => distance(left) - distance(right))
    .slice(0, mostSuggestions)
}
