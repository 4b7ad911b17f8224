import type { ListedDeal } from '#core/offer/deal.ts'
import { isInStock } from '#core/offer/offer.ts'

/**
 * Three deals of one group to work through, the best, one from the middle and the last, of deals
 * that stand by their score; empty where fewer than three have one. In stock or to order is all
 * that deals of one body, fuel and list of terms differ in: the side with more of them is taken.
 */
export function exampleDeals(deals: readonly ListedDeal[]): readonly ListedDeal[] {
  const scored = deals.filter(({ score }) => typeof score === 'number')
  const [ordered, stocked] = [false, true].map((side) =>
    scored.filter(({ offer }) => isInStock(offer) === side),
  ) as [ListedDeal[], ListedDeal[]]
  const group = stocked.length > ordered.length ? stocked : ordered
  if (group.length < 3) return []
  return [group[0]!, group[group.length >> 1]!, group.at(-1)!]
}
