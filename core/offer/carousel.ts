/** Most deals in a carousel. Rule K-04. */
export const carouselSize = 12

/** Number of the cheapest special offers searched for hot deals. Rule K-04. */
export const carouselChoice = 100

/** Sorts hot deals first; otherwise the order stays. Rule K-04. */
export function hotDealsFirst<Deal extends { hotDeal: boolean }>(deals: readonly Deal[]): Deal[] {
  return deals.toSorted((left, right) => Number(right.hotDeal) - Number(left.hotDeal))
}
