import type { ProfileSpace } from './profile-space.ts'

/**
 * The precomputed best offers of every derivative. A cell is a finance type with or without
 * maintenance, any offers or those in stock, any or special ones, and for each of term, mileage and
 * deposit one value or any. In each cell and each band of monthly prices (`price-bands.ts`) every
 * derivative that has offers has one entry, and there is a bit set of those derivatives. So a query
 * without odd limits reads one list, and a facet's count one bit set.
 */
export type DealIndex = {
  space: ProfileSpace
  /** By cell: its `cellKey`. */
  keys: Float64Array
  /** The entries of cell c in band b: `starts[c * priceBands + b]` up to the next start. */
  starts: Uint32Array
  /** Entry columns: the derivative, */
  derivative: Uint16Array
  /** its cheapest offer by month and that price, */
  monthlyOffer: Uint32Array
  monthlyPence: Uint32Array
  /** how much dearer its dearest offer is; 65,535 means at least so much, */
  spreadPence: Uint16Array
  /** and its best offer by total, or by effective monthly cost where the cell has any term. */
  valueOffer: Uint32Array
  valuePence: Uint32Array
  /** Words of a bit set. */
  words: number
  /** Word at which the bit set of cell c and band b begins, at `c * (priceBands + 1) + b`, b = priceBands for all bands together; `noBits` where a few entries are read instead. */
  bitsAt: Uint32Array
  bits: Uint32Array
}

export const noBits = 0xffff_ffff
export const mostSpread = 0xffff
