import { currency } from '../pricing/money/currency.ts'

/** What comparing a trim with the one below needs; a price is null where nobody quotes it. */
export type PricedTrim = { name: string; added: readonly unknown[]; monthlyPence: number | null }

/**
 * What a trim gives over the one below and what that costs a month, for whoever asks which one to
 * lease. `below` is null for the plainest. Rule K-09.
 * @example trimSentence(gs, design)
 * // 'Adds 7 features to Design, for £12.50 a month more.'
 */
export function trimSentence(trim: PricedTrim, below: PricedTrim | null): string {
  if (below === null) {
    return trim.monthlyPence === null
      ? 'The plainest. Nobody quotes it at present.'
      : `The plainest, from ${currency(trim.monthlyPence)} a month.`
  }
  const count = trim.added.length
  const what =
    count === 0
      ? `Has no feature that ${below.name} has not`
      : `Adds ${count} ${count === 1 ? 'feature' : 'features'} to ${below.name}`
  return `${what}${priceDifference(trim.monthlyPence, below.monthlyPence)}.`
}

function priceDifference(monthlyPence: number | null, belowPence: number | null): string {
  if (monthlyPence === null) return '. Nobody quotes it at present'
  if (belowPence === null) return `, from ${currency(monthlyPence)} a month`
  const morePence = monthlyPence - belowPence
  if (morePence === 0) return ', for the same price'
  return `, for ${currency(Math.abs(morePence))} a month ${morePence > 0 ? 'more' : 'less'}`
}
