import type { Offer } from '../offer/offer.ts'
import { type DealSelection, isSameMode, selectionOf } from './deal-selection.ts'
import type { ProfileOptions } from './profile-options.ts'

/** Options of the deal sentence that nobody quotes together with its other words, by word. */
export type UnquotedWords = {
  [Key in keyof DealSelection]: readonly DealSelection[Key][]
}

/**
 * The options that bring other changes along when they are chosen, so that they can be marked
 * before. Rule L-58.
 */
export function unquotedWords(
  offers: readonly Offer[],
  selection: DealSelection,
  options: ProfileOptions,
): UnquotedWords {
  const quoted = offers.map(selectionOf)
  const unquoted = <Key extends keyof DealSelection>(
    word: Key,
    values: readonly DealSelection[Key][],
  ) =>
    values.filter((value) => {
      const wanted = { ...selection, [word]: value }
      return !quoted.some((each) => isQuotedAs(each, wanted, selection))
    })
  return {
    financeType: unquoted('financeType', options.financeTypes),
    termMonths: unquoted('termMonths', options.terms),
    annualMileageMiles: unquoted('annualMileageMiles', options.mileages),
    deposit: unquoted('deposit', options.deposits),
    isInStock: unquoted('isInStock', [
      ...(options.factoryCount > 0 ? [false] : []),
      ...(options.inStockCount > 0 ? [true] : []),
    ]),
    isMaintained: unquoted('isMaintained', [
      ...(options.unmaintainedCount > 0 ? [false] : []),
      ...(options.maintainedCount > 0 ? [true] : []),
    ]),
  }
}

/** Whether a quoted profile is the wanted one; months up front ask for no pounds down. */
function isQuotedAs(quoted: DealSelection, wanted: DealSelection, before: DealSelection): boolean {
  return (
    quoted.financeType === wanted.financeType &&
    quoted.termMonths === wanted.termMonths &&
    quoted.annualMileageMiles === wanted.annualMileageMiles &&
    quoted.isInStock === wanted.isInStock &&
    quoted.isMaintained === wanted.isMaintained &&
    (quoted.deposit === wanted.deposit || !isSameMode(wanted, before))
  )
}
