import { compareText } from '../money/compare-text.ts'
import { dividePence } from '../money/rounding.ts'

/** The fields of an offer that ranking reads. */
export type RankedOffer = {
  totalCostPence: number
  monthlyPaymentPence: number
  termMonths: number
  providerId: number
  providerName: string
}

/** Least saving a month of a hot deal against the next provider, in whole pounds. */
const hotDealSavingPounds = 5

/**
 * Compares offers of one profile: total cost, then monthly price, then provider name, then provider
 * number, so that the order never depends on the input's. Rule P-31.
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
 * Saving a month of the best offer against the best of the next provider, in whole pounds, floored.
 * All offers must share one profile. Zero when only one provider quotes. Rule P-32.
 */
export function nextBestSavingPounds(offers: readonly RankedOffer[]): number {
  // Undefined without offers, but then nothing below reads it.
  const [best, ...others] = offers.toSorted(byTotalCost) as [RankedOffer, ...RankedOffer[]]
  const nextBest = others.find(({ providerId }) => providerId !== best.providerId)
  if (!nextBest) return 0
  return savingPounds(best.totalCostPence, nextBest.totalCostPence, best.termMonths)
}

/**
 * Monthly difference between two totals over the same months, in whole pounds, floored; zero where
 * the first is not lower. Rule P-32.
 */
export function savingPounds(totalPence: number, otherPence: number, termMonths: number): number {
  return dividePence(Math.max(0, otherPence - totalPence), termMonths * 100, 'down')
}

/**
 * Whether a special offer (P-72) is a hot deal: at least £5 a month cheaper than the next
 * provider's best. Rule P-33.
 */
export function isHotDeal(isSpecialOffer: boolean, savingPounds: number): boolean {
  return isSpecialOffer && savingPounds >= hotDealSavingPounds
}
