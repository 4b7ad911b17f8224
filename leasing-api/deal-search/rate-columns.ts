import type { PcpProfile } from '#core/offer/offer-id.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { SegmentHead } from '../segments/segment.ts'

/** Offers of one profile lie side by side: those from `from` up to, not including, `to`. */
export type ProfileRun = { profile: LeaseProfile | PcpProfile; from: number; to: number }

/** The head of a segment with what its book adds. */
export type OfferHead = { head: SegmentHead; bookId: number }

/**
 * All offers as columns, one position for each, sorted by profile, then derivative, then provider.
 * Twelve bytes and a reference per offer: a search reads only the runs that can match.
 */
export type RateColumns = {
  /** Position of the derivative in the catalogue. */
  derivative: Uint16Array
  /** Position of the provider in the list by name. */
  provider: Uint8Array
  monthlyPence: Uint32Array
  /** Everything payable, fees included. */
  totalPence: Uint32Array
  /** Of a lease offer its place in `heads`, of a PCP offer its place among the PCP offers read. */
  source: Uint32Array
  runs: ProfileRun[]
  heads: OfferHead[]
  /** The offers of derivative d are `ofDerivative[firstOf[d]]` up to `firstOf[d + 1]`. */
  firstOf: Uint32Array
  ofDerivative: Uint32Array
}

/** The buffers that move between threads instead of being copied. */
export function buffersOf(columns: RateColumns): ArrayBuffer[] {
  return Object.values(columns)
    .filter((column) => ArrayBuffer.isView(column))
    .map((column) => column.buffer as ArrayBuffer)
}
