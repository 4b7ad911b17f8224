import {
  type DealPreferences,
  type DealSelection,
  isSameMode,
  selectionKeys,
} from './deal-selection.ts'

/** A word of the deal sentence that changed along with the one that was chosen. */
export type GaveWay = {
  [Key in keyof DealSelection]: {
    word: Key
    before: DealSelection[Key]
    after: DealSelection[Key]
  }
}[keyof DealSelection]

/**
 * The words that gave way, in the order of the sentence, because they are not quoted together with
 * what was chosen; a chosen one among them when nobody quotes it at all. Months up front and pounds
 * down are no change of each other. Rule L-57.
 */
export function wordsThatGaveWay(
  before: DealSelection,
  after: DealSelection,
  change: DealPreferences,
): GaveWay[] {
  const wanted: DealSelection = { ...before, ...change }
  return selectionKeys
    .filter((word) => word !== 'deposit' || isSameMode(before, after))
    .filter((word) => after[word] !== wanted[word])
    .map((word) => ({ word, before: wanted[word], after: after[word] }) as GaveWay)
}
