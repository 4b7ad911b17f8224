import type { PcpProfile } from '#core/offer/offer-id.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { SegmentHead } from '../segments/segment.ts'

/** Offers of one profile lie side by side: those from `from` up to, not including, `to`. */
export type ProfileRun = {
  profile: LeaseProfile | PcpProfile
  /** The number that segments have for a lease's profile. */
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
  /** Everything payable, fees included. */
  totalPence: Uint32Array
  /** In the order of `compareProfiles`, so PCP comes last. */
  runs: ProfileRun[]
  /** The different heads that segments have; many segments share one. */
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
}

/**
 * The positions of a derivative within a run: from the first up to, not including, the second.
 * Looked for outwards from where it would stand if offers were spread evenly, so that nearly
 * always one place in memory is read; a plain bisection reads a dozen.
 */
export function derivativeInRun(
  { derivative, isQuoted }: Pick<RateColumns, 'derivative' | 'isQuoted'>,
  { from, to }: Pick<ProfileRun, 'from' | 'to'>,
  wanted: number,
): [from: number, to: number] {
  const isBefore = (at: number) => derivative[at]! < wanted
  const guess = from + Math.floor(((to - from) * wanted) / isQuoted.length)
  let [low, high] = [guess, guess]
  for (let step = 16; low > from && !isBefore(low - 1); step *= 2) low = Math.max(from, low - step)
  for (let step = 16; high < to && isBefore(high); step *= 2) high = Math.min(to, high + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < to && derivative[end] === wanted) end++
  return [low, end]
}

/**
 * Which of two offers is shown where their price is the same in what a list goes by: the lower
 * total, then monthly price, then the provider first by name, then the earlier profile.
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
