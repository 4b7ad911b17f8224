import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { leaseTotalPence } from '#core/pricing/lease-cost.ts'
import type { ProfileRun, RateColumns } from './rate-columns.ts'
import type { PlacedSegment, UnpackedSegments } from './unpack-segments.ts'

/** What a lease's total and place are worked out from, by the database's number of its profile. */
export type LeaseRuns = {
  runs: ProfileRun[]
  /** Its run, or `noRun`. */
  runOf: Uint32Array
}

export const noRun = 0xffff_ffff

/** Offers that are put in order at once: so many that they stay in a processor's cache. */
const offersAtOnce = 65_536

/**
 * Each segment's offers go to the next free place of their profile's run. There are thousands of
 * runs, too many places of memory to write to in turn, so some segments at a time are put in the
 * order of the runs first, and then moved run by run.
 */
export function fillLeases(
  columns: RateColumns,
  unpacked: UnpackedSegments,
  leaseRuns: LeaseRuns,
): void {
  const batch = createBatch(columns, unpacked, leaseRuns)
  let size = 0
  let first = 0
  for (const [at, { derivative, provider, head, from, to }] of unpacked.segments.entries()) {
    columns.headOf[derivative * columns.providers + provider] = head
    if (size > 0 && size + to - from > offersAtOnce) {
      batch(unpacked.segments.slice(first, at), size)
      first = at
      size = 0
    }
    size += to - from
  }
  batch(unpacked.segments.slice(first), size)
}

function createBatch(
  columns: RateColumns,
  { columns: { profiles, monthlyPence, feePence } }: UnpackedSegments,
  { runs, runOf }: LeaseRuns,
) {
  const next = Uint32Array.from(runs, ({ from }) => from)
  const leases = runs.map(({ profile }) => profile as LeaseProfile)
  const ends = new Uint32Array(runs.length + 1)
  let sorted = batchColumns(offersAtOnce)

  return (segments: readonly PlacedSegment[], size: number) => {
    if (size > sorted.derivative.length) sorted = batchColumns(size)
    ends.fill(0)
    for (const { from, to } of segments) countRuns(profiles, runOf, from, to, ends)
    // Where each run begins; once its offers are placed, where it ends.
    for (let run = 1; run < ends.length; run++) ends[run]! += ends[run - 1]!
    for (const segment of segments) placeOffers(segment, profiles, runOf, ends, sorted)
    let place = 0
    for (let run = 0; run < runs.length; run++) {
      const { initialRentals, termMonths } = leases[run]!
      let to = next[run]!
      for (; place < ends[run]!; place++, to++) {
        const offer = sorted.offer[place]!
        const derivative = sorted.derivative[place]!
        const monthlyPaymentPence = monthlyPence[offer]!
        const processingFeePence = feePence[offer]!
        columns.derivative[to] = derivative
        columns.provider[to] = sorted.provider[place]!
        columns.monthlyPence[to] = monthlyPaymentPence
        columns.totalPence[to] = leaseTotalPence({
          monthlyPaymentPence,
          processingFeePence,
          initialRentals,
          termMonths,
        })
        columns.isQuoted[derivative] = 1
      }
      next[run] = to
    }
  }
}

/** Counts the offers of each run, one place further on. */
function countRuns(
  profiles: Uint16Array,
  runOf: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let at = from; at < to; at++) {
    const run = runOf[profiles[at]!]!
    if (run !== noRun) counts[run + 1]!++
  }
}

/** Puts a segment's offers at the next places of their runs. */
function placeOffers(
  { derivative, provider, from, to }: PlacedSegment,
  profiles: Uint16Array,
  runOf: Uint32Array,
  next: Uint32Array,
  sorted: BatchColumns,
): void {
  const { offer, derivative: derivatives, provider: providers } = sorted
  for (let at = from; at < to; at++) {
    const run = runOf[profiles[at]!]!
    if (run === noRun) continue
    const place = next[run]!++
    offer[place] = at
    derivatives[place] = derivative
    providers[place] = provider
  }
}

type BatchColumns = ReturnType<typeof batchColumns>

/** Offers in the order of the runs, by their place among those unpacked. */
function batchColumns(size: number) {
  return {
    offer: new Uint32Array(size),
    derivative: new Uint16Array(size),
    provider: new Uint8Array(size),
  }
}
