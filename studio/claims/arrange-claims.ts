import type { ClaimRow, ClaimState } from './claim-rows.ts'

/** Columns that the overview can be sorted by. */
export type ClaimColumn = 'text' | 'owner' | 'reviewBy' | 'places'

export type ClaimOrder = { column: ClaimColumn; isDescending: boolean }

export type ClaimFilter = {
  /** Words that must all stand somewhere in the claim; empty for all. */
  words: string
  /** A state, or all of them. */
  state: ClaimState | 'all' | 'unused'
}

/** The claims that an editor asked for. */
export function filterClaims(rows: readonly ClaimRow[], { words, state }: ClaimFilter): ClaimRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (state === 'unused' ? row.places.length > 0 : state !== 'all' && row.state !== state)
      return false
    const text = [row.key, row.text, row.figure, row.owner, ...row.places.map(({ title }) => title)]
      .join(' ')
      .toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Claims in an order; equal ones stay as they are, and a claim without a date comes last. */
export function sortClaims(rows: readonly ClaimRow[], order: ClaimOrder): ClaimRow[] {
  const sign = order.isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    if (order.column === 'places') return sign * (a.places.length - b.places.length)
    if (order.column !== 'reviewBy')
      return sign * a[order.column].localeCompare(b[order.column], 'en-GB')
    if (!a.reviewBy || !b.reviewBy) return Number(!a.reviewBy) - Number(!b.reviewBy)
    return sign * a.reviewBy.localeCompare(b.reviewBy)
  })
}

/** The order after a press on a column's heading: a second press turns it round. */
export const orderAfterPress = (order: ClaimOrder, column: ClaimColumn): ClaimOrder => ({
  column,
  isDescending: order.column === column ? !order.isDescending : false,
})
