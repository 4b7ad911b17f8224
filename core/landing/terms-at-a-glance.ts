import type { Offer } from '../offer/offer.ts'
import { effectiveMonthlyPence } from '../pricing/lease/offer-amounts.ts'
import { type DealSelection, meetsPreferences, selectionOf } from './deal-selection.ts'
import type { ProfileOptions } from './profile-options.ts'

/**
 * The all-in month of the best deal on each profile near the selected one, in whole pence; null
 * where nobody quotes it. The order is that of the options. Rule L-59.
 */
export type TermsAtAGlance = {
  /** A row for each term, in it a figure for each deposit; the other words as selected. */
  byTerm: readonly (readonly (number | null)[])[]
  /** A figure for each mileage; the other words as selected. */
  byMileage: readonly (number | null)[]
  /** The lowest figure of all these terms and deposits. */
  lowestPence: number
}

/** What other terms of the selected deal come to a month, everything included. Rule L-59. */
export function termsAtAGlance(
  offers: readonly Offer[],
  selection: DealSelection,
  { terms, deposits, mileages }: ProfileOptions,
): TermsAtAGlance {
  const lowest = lowestByTerms(offers, selection)
  const at = (termMonths: number, deposit: number, miles = selection.annualMileageMiles) =>
    lowest.get(termsKey(termMonths, deposit, miles)) ?? null
  const byTerm = terms.map((term) => deposits.map((deposit) => at(term, deposit)))
  return {
    byTerm,
    byMileage: mileages.map((miles) => at(selection.termMonths, selection.deposit, miles)),
    lowestPence: Math.min(...byTerm.flat().filter((pence) => pence !== null)),
  }
}

/** The lowest all-in month of every term, deposit and mileage, all else as selected. */
function lowestByTerms(
  offers: readonly Offer[],
  { financeType, isInStock, isMaintained }: DealSelection,
): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>()
  for (const offer of offers) {
    const quoted = selectionOf(offer)
    if (!meetsPreferences(quoted, { financeType, isInStock, isMaintained })) continue
    const key = termsKey(quoted.termMonths, quoted.deposit, quoted.annualMileageMiles)
    const pence = effectiveMonthlyPence(offer)
    if (pence < (lowest.get(key) ?? Number.POSITIVE_INFINITY)) lowest.set(key, pence)
  }
  return lowest
}

const termsKey = (termMonths: number, deposit: number, miles: number) =>
  `${termMonths} ${deposit} ${miles}`
