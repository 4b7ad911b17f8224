import type { PcpProfile } from '#core/offer/offer-id.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { SegmentHead } from '#leasing-api/segments/segment.ts'

/** A run: the offers of one profile, from `from` up to, not including, `to`. */
export type ProfileRun = {
  profile: LeaseProfile | PcpProfile
  /**
   * Whether its offers are special (P-72). The profile has only the provider's mark: marked offers
   * form two runs of one profile, first the special ones, then the others.
   */
  isSpecial: boolean
  /** The database's number of a lease's profile. */
  profileNumber?: number
  from: number
  to: number
}

/**
 * All offers as columns, eleven bytes each, sorted by profile, then derivative, then provider. The
 * position of an offer is what the index refers to it by.
 */
export type RateColumns = {
  /** Position of the derivative in the catalogue. */
  derivative: Uint16Array
  /** Position of the provider in the list by name. */
  provider: Uint8Array
  monthlyPence: Uint32Array
  /** Total payable, fees included. */
  totalPence: Uint32Array
  /** In the order of `compareProfiles`, so PCP comes last. */
  runs: ProfileRun[]
  /** The distinct heads of segments; many segments share one. */
  heads: SegmentHead[]
  /** Place in `heads` of the segment of derivative d and provider p, at `d * providers + p`. */
  headOf: Uint32Array
  providers: number
  /** Position of the first PCP offer. */
  firstPcp: number
  /** Of each PCP offer, from `firstPcp`, its place among the PCP offers read. */
  pcpSource: Uint32Array
  /** 1 for derivatives that have an offer. */
  isQuoted: Uint8Array
  /**
   * Start of each block of neighbouring derivatives in each run: of block b in run r at `b *
   * runs.length + r`, up to the same place of the next block. A derivative's offers lie in hundreds
   * of runs, and these places lie side by side.
   */
  blockStarts: Uint32Array
}

/** Derivatives per block of `blockStarts`: fewer would take more memory than they save reading. */
const derivativesPerBlock = 8

/** Computes `blockStarts`; `runs` are contiguous and in order. */
export function blockStartsOf({
  derivative,
  isQuoted,
  runs,
}: Pick<RateColumns, 'derivative' | 'isQuoted' | 'runs'>): Uint32Array {
  const blocks = Math.ceil(isQuoted.length / derivativesPerBlock)
  const starts = new Uint32Array((blocks + 1) * runs.length)
  for (const [run, { from, to }] of runs.entries()) {
    putBlockStarts(starts, runs.length, run, derivative, from, to)
  }
  return starts
}

/** The block starts of one run; a function of its own, since nested loops are compiled late. */
function putBlockStarts(
  starts: Uint32Array,
  runs: number,
  run: number,
  derivative: Uint16Array,
  from: number,
  to: number,
): void {
  let at = from
  for (let place = run, first = 0; place < starts.length; place += runs) {
    while (at < to && derivative[at]! < first) at++
    starts[place] = at
    first += derivativesPerBlock
  }
}

/**
 * The range of a derivative's positions within a run: from the first up to, not including, the
 * second.
 */
export function derivativeInRun(
  { derivative, blockStarts, runs }: Pick<RateColumns, 'derivative' | 'blockStarts' | 'runs'>,
  run: number,
  wanted: number,
): [from: number, to: number] {
  const block = Math.floor(wanted / derivativesPerBlock) * runs.length + run
  const end = blockStarts[block + runs.length]!
  let from = blockStarts[block]!
  while (from < end && derivative[from]! < wanted) from++
  let to = from
  while (to < end && derivative[to] === wanted) to++
  return [from, to]
}

/**
 * Tie-break of two offers with the same rank: the lower total, then monthly price, then the
 * provider first by name, then the earlier profile.
 */
export function isShownBefore(
  { totalPence, monthlyPence, provider }: RateColumns,
  offer: number,
  other: number,
): boolean {
  return (
    (totalPence[offer]! - totalPence[other]! ||
      monthlyPence[offer]! - monthlyPence[other]! ||
      provider[offer]! - provider[other]! ||
      offer - other) < 0
  )
}
