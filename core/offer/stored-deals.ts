import { dealsFromSearch, mostSaved } from './chosen-deals.ts'

/**
 * The offer ids of a shortlist as a browser stores it, newest first: what `dealsFromSearch` reads.
 * Whatever else stands there is left out. Rule F-155.
 */
export const storedDeals = (text: string | null): string[] =>
  dealsFromSearch(text ?? undefined, { most: mostSaved })

/** A shortlist with a deal put first, or taken out if it was there; the oldest goes when it is full. Rule F-155. */
export function toggledDeal(deals: readonly string[], id: string): string[] {
  return deals.includes(id)
    ? deals.filter((each) => each !== id)
    : [id, ...deals].slice(0, mostSaved)
}
