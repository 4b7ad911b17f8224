import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { leaseTotalPence } from '#core/pricing/lease/lease-cost.ts'
import type { ProfileRun, RateColumns } from '../columns/rate-columns.ts'
import { emptyColumns, type SegmentColumns } from '#leasing-api/segments/segment.ts'
import type { PlacedSegment } from './place-segments.ts'

/** Run and total of a lease by the database's number of its profile. */
export type LeaseRuns = {
  runs: ProfileRun[]
  /** Its run, or `noRun`. */
  runOf: Uint32Array
}

export const noRun = 0xffff_ffff

/** Offers unpacked and sorted at once, few enough for a processor's cache. */
const offersAtOnce = 65_536

/**
 * Unpacks segments into the columns. There are thousands of runs, too many places of memory to
 * write to in turn, so some segments at a time are unpacked, sorted by run, and then moved run by
 * run.
 */
export function fillLeases(
  columns: RateColumns,
  segments: readonly PlacedSegment[],
  leaseRuns: LeaseRuns,
): void {
  const batch = createBatch(columns, leaseRuns)
  let size = 0
  let first = 0
  for (const [at, { derivative, provider, head, packed }] of segments.entries()) {
    columns.headOf[derivative * columns.providers + provider] = head
    if (size > 0 && size + packed.n > offersAtOnce) {
      batch(segments.slice(first, at), size)
      first = at
      size = 0
    }
    size += packed.n
  }
  batch(segments.slice(first), size)
}

function createBatch(columns: RateColumns, { runs, runOf }: LeaseRuns) {
  const next = Uint32Array.from(runs, ({ from }) => from)
  const ends = new Uint32Array(runs.length + 1)
  let unpacked = emptyColumns(offersAtOnce)
  let sorted = batchColumns(offersAtOnce)

  return (segments: readonly PlacedSegment[], size: number) => {
    if (size > sorted.derivative.length) {
      unpacked = emptyColumns(size)
      sorted = batchColumns(size)
    }
    let end = 0
    for (const { packed } of segments) {
      packed.readInto(unpacked, end)
      end += packed.n
    }
    const { profiles } = unpacked
    ends.fill(0)
    countRuns(profiles, runOf, size, ends)
    // Start of each run; once its offers are placed, its end.
    for (let run = 1; run < ends.length; run++) ends[run]! += ends[run - 1]!
    let start = 0
    for (const { derivative, provider, packed } of segments) {
      const offers = { derivative, provider, from: start, to: start + packed.n }
      const hasOffers = placeOffers(offers, profiles, runOf, ends, sorted)
      if (hasOffers) columns.isQuoted[derivative] = 1
      start = offers.to
    }
    let from = 0
    for (let run = 0; run < runs.length; run++) {
      const to = ends[run]!
      const lease = runs[run]!.profile as LeaseProfile
      if (from < to) moveOffers(sorted, from, to, unpacked, lease, columns, next[run]!)
      next[run]! += to - from
      from = to
    }
  }
}

/** Moves the offers of one run to their places from `at`. */
function moveOffers(
  { offer: offers, derivative, provider }: BatchColumns,
  from: number,
  to: number,
  { monthlyPence, feePence }: SegmentColumns,
  { initialRentals, termMonths }: LeaseProfile,
  columns: RateColumns,
  at: number,
): void {
  const { monthlyPence: monthlyPences, totalPence } = columns
  const { derivative: derivatives, provider: providers } = columns
  for (let place = from, target = at; place < to; place++, target++) {
    const offer = offers[place]!
    const monthlyPaymentPence = monthlyPence[offer]!
    const processingFeePence = feePence[offer]!
    derivatives[target] = derivative[place]!
    providers[target] = provider[place]!
    monthlyPences[target] = monthlyPaymentPence
    totalPence[target] = leaseTotalPence({
      monthlyPaymentPence,
      processingFeePence,
      initialRentals,
      termMonths,
    })
  }
}

/** Counts the offers of each run, one place further on. */
function countRuns(
  profiles: Uint16Array,
  runOf: Uint32Array,
  size: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < size; at++) {
    const run = runOf[profiles[at]!]!
    if (run !== noRun) counts[run + 1]!++
  }
}

/** Sorts a segment's offers into their runs; returns whether there were any. */
function placeOffers(
  {
    derivative,
    provider,
    from,
    to,
  }: { derivative: number; provider: number; from: number; to: number },
  profiles: Uint16Array,
  runOf: Uint32Array,
  next: Uint32Array,
  sorted: BatchColumns,
): boolean {
  const { offer, derivative: derivatives, provider: providers } = sorted
  let hasOffers = false
  for (let at = from; at < to; at++) {
    const run = runOf[profiles[at]!]!
    if (run === noRun) continue
    hasOffers = true
    const place = next[run]!++
    offer[place] = at
    derivatives[place] = derivative
    providers[place] = provider
  }
  return hasOffers
}

type BatchColumns = ReturnType<typeof batchColumns>

/** Offers of a batch in the order of the runs, by their place among those unpacked. */
function batchColumns(size: number) {
  return {
    offer: new Uint32Array(size),
    derivative: new Uint16Array(size),
    provider: new Uint8Array(size),
  }
}
