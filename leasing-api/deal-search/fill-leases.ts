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
const offersAtOnce = 32_768

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
    for (const { from, to } of segments) {
      for (let at = from; at < to; at++) {
        const run = runOf[profiles[at]!]!
        if (run !== noRun) ends[run + 1]!++
      }
    }
    // Where each run begins; once its offers are placed, where it ends.
    for (let run = 1; run < ends.length; run++) ends[run]! += ends[run - 1]!
    for (const { derivative, provider, from, to } of segments) {
      for (let at = from; at < to; at++) {
        const run = runOf[profiles[at]!]!
        if (run === noRun) continue
        const place = ends[run]!++
        const { initialRentals, termMonths } = leases[run]!
        const monthlyPaymentPence = monthlyPence[at]!
        const processingFeePence = feePence[at]!
        sorted.derivative[place] = derivative
        sorted.provider[place] = provider
        sorted.monthlyPence[place] = monthlyPaymentPence
        sorted.totalPence[place] = leaseTotalPence({
          monthlyPaymentPence,
          processingFeePence,
          initialRentals,
          termMonths,
        })
        columns.isQuoted[derivative] = 1
      }
    }
    let place = 0
    for (let run = 0; run < runs.length; run++) {
      let to = next[run]!
      for (; place < ends[run]!; place++, to++) {
        columns.derivative[to] = sorted.derivative[place]!
        columns.provider[to] = sorted.provider[place]!
        columns.monthlyPence[to] = sorted.monthlyPence[place]!
        columns.totalPence[to] = sorted.totalPence[place]!
      }
      next[run] = to
    }
  }
}

function batchColumns(size: number) {
  return {
    derivative: new Uint16Array(size),
    provider: new Uint8Array(size),
    monthlyPence: new Uint32Array(size),
    totalPence: new Uint32Array(size),
  }
}
