/** How many deals a carousel holds at most. Rule K-04. */
export const carouselSize = 12

/** Among how many of the cheapest special offers a carousel looks for hot deals. Rule K-04. */
export const carouselChoice = 100

/** Hot deals before the rest, each part in its order. Rule K-04. */
export function hotDealsFirst<Deal extends { hotDeal: boolean }>(deals: readonly Deal[]): Deal[] {
  return deals.toSorted((left, right) => Number(right.hotDeal) - Number(left.hotDeal))
}
