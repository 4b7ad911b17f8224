/** The little of an offer that ranking needs. */
export type RankedOffer = {
  totalCostPence: number
  monthlyPaymentPence: number
  termMonths: number
  providerId: number
  providerName: string
}

/** Orders offers of one profile: total cost, then monthly price, then provider name. */
export function byTotalCost(left: RankedOffer, right: RankedOffer): number {
  return (
    left.totalCostPence - right.totalCostPence ||
    left.monthlyPaymentPence - right.monthlyPaymentPence ||
    (left.providerName < right.providerName ? -1 : left.providerName > right.providerName ? 1 : 0)
  )
}

/**
 * What the best of these offers saves a month against the best of the next provider, in whole
 * pounds, floored. All offers must share one profile. Zero when only one provider quotes.
 */
export function nextBestSavingPounds(offers: readonly RankedOffer[]): number {
  const ranked = offers.toSorted(byTotalCost)
  const best = ranked[0]
  const nextBest = ranked.find((offer) => offer.providerId !== best?.providerId)
  if (!best || !nextBest) return 0
  return Math.floor((nextBest.totalCostPence - best.totalCostPence) / best.termMonths / 100)
}

/** A special-offer flag makes a hot deal only when the deal really is one: at least £5 a month cheaper. */
export function isHotDeal(isSpecialOffer: boolean, savingPounds: number): boolean {
  return isSpecialOffer && savingPounds >= 5
}
