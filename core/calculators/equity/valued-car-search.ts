import { isCapId } from '#core/contract/identifiers.ts'
import type { Query } from '../read-figures.ts'

/** Who said what a car is worth. */
export type Valuer = 'own' | 'partner'

/** What the leasing API calls our own estimate. */
const ownSource = 'Our own estimate'

/**
 * The address part of a car whose worth was looked up: which car, its worth in whole pounds, and who
 * said so; a worth left open where nobody could. Nothing of whose car it is. Rule P-102.
 * @example valuedCarSearch('1234', { pounds: 9500.4, source: 'Our own estimate' }) // 'car=1234&worth=9500&by=own'
 */
export function valuedCarSearch(
  capId: string | null,
  worth: { pounds: number; source: string } | null,
): string {
  const search = new URLSearchParams()
  if (capId !== null) search.set('car', capId)
  search.set('worth', worth ? String(Math.round(worth.pounds)) : '')
  search.set('by', worth ? (worth.source === ownSource ? 'own' : 'partner') : 'nobody')
  return search.toString()
}

/** What an address says of a valuation: the car, and by whom. Rule P-102. */
export function valuedCarIn({ car, by }: Query): {
  capId: string | null
  by: Valuer | 'nobody' | null
} {
  return {
    capId: typeof car === 'string' && isCapId(car) ? car : null,
    by: by === 'own' || by === 'partner' || by === 'nobody' ? by : null,
  }
}
