import type { BodyType } from '../vehicle/body-type.ts'
import type { Deal } from './deal.ts'

/** How many deals stand beside a range. */
const mostSuggestions = 8

/** The range that alternatives are suggested for: its make, its body, and what its cheapest costs. */
export type SuggestedFor = {
  manufacturerId: number
  bodyType: BodyType
  /** Null where nobody quotes for it: then the cheapest are nearest. */
  monthlyPaymentPence: number | null
}

/**
 * Deals on cars of the same body and price by others: of each range of another make with that body
 * its cheapest deal, nearest in price first, eight at most. Of two as near the cheaper comes
 * first, then the earlier in the list. Rule K-13.
 * @param deals cheapest first
 */
export function suggestedDeals<Row extends Deal>(
  deals: readonly Row[],
  { manufacturerId, bodyType, monthlyPaymentPence }: SuggestedFor,
): Row[] {
  const nearPence = monthlyPaymentPence ?? 0
  const byRange = new Map<number, Row>()
  for (const deal of deals) {
    const { manufacturer, range, bodyType: body } = deal.derivative
    if (manufacturer.id === manufacturerId || body !== bodyType) continue
    if (!byRange.has(range.id)) byRange.set(range.id, deal)
  }
  const distance = ({ offer }: Row) => Math.abs(offer.monthlyPaymentPence - nearPence)
  // The sort is stable, so what is as near stays cheapest first.
  return [...byRange.values()]
    .toSorted((left, right) => distance(left) - distance(right))
    .slice(0, mostSuggestions)
}
