import { compareText } from './compare-text.ts'
import { dividePence } from './rounding.ts'

/** The little of an offer that ranking needs. */
export type RankedOffer = {
  totalCostPence: number
  monthlyPaymentPence: number
  termMonths: number
  providerId: number
  providerName: string
}

/** What a special offer must save a month against the next provider to be a hot deal, whole pounds. */
const hotDealSavingPounds = 5

/**
 * Orders offers of one profile: total cost, then monthly price, then provider name, and providers
 * of one name by their number, so that the order never depends on where a list began. Rule P-31.
 */
export function byTotalCost(left: RankedOffer, right: RankedOffer): number {
  return (
    left.totalCostPence - right.totalCostPence ||
    left.monthlyPaymentPence - right.monthlyPaymentPence ||
    compareText(left.providerName, right.providerName) ||
    left.providerId - right.providerId
  )
}

/**
 * What the best of these offers saves a month against the best of the next provider, in whole
 * pounds, floored. All offers must share one profile. Zero when only one provider quotes.
 * Rule P-32.
 */
export function nextBestSavingPounds(offers: readonly RankedOffer[]): number {
  // Of no offers there is no best one either, but then nothing below looks at it.
  const [best, ...others] = offers.toSorted(byTotalCost) as [RankedOffer, ...RankedOffer[]]
  const nextBest = others.find(({ providerId }) => providerId !== best.providerId)
  if (!nextBest) return 0
  return savingPounds(best.totalCostPence, nextBest.totalCostPence, best.termMonths)
}

/**
 * What a total costs less a month than another one over the same months, in whole pounds, floored;
 * zero where the other is the lower. Rule P-32.
 */
export function savingPounds(totalPence: number, otherPence: number, termMonths: number): number {
  if (otherPence <= totalPence) return 0
  return dividePence(otherPence - totalPence, termMonths * 100, 'down')
}

/**
 * A special offer (P-72) is a hot deal only when it really is one: at least £5 a month cheaper than
 * the next provider's best. Rule P-33.
 */
export function isHotDeal(isSpecialOffer: boolean, savingPounds: number): boolean {
  return isSpecialOffer && savingPounds >= hotDealSavingPounds
}
