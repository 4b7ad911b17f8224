import { priceRangeOf, writePricePlanes } from './price-planes.ts'
import { runsOf, stepsOf, writeFeeRuns, writeProfileRuns } from './runs.ts'
import {
  feeRunsStart,
  planesStart,
  prefixBytes,
  segmentBytes,
  writePrefix,
} from './segment-layout.ts'
import { emptyColumns, SegmentError, type Segment, type SegmentColumns } from './segment.ts'

const utf8 = new TextEncoder()

/**
 * A segment as it is stored; `segment-layout.ts` says how.
 * @throws SegmentError when the columns differ in length or a profile stands twice
 */
export function encodeSegment({ head, columns }: Segment): Uint8Array {
  const n = columns.profiles.length
  if (columns.monthlyPence.length !== n || columns.feePence.length !== n) {
    throw new SegmentError(
      `A segment's columns must be equally long; these have ${n}, ${columns.monthlyPence.length} and ${columns.feePence.length} offers.`,
    )
  }
  const { profiles, monthlyPence, feePence } = ascending(columns)
  const profileRuns = runsOf(stepsOf(profiles))
  const feeRuns = runsOf(feePence)
  const headText = utf8.encode(JSON.stringify(head))
  const prefix = {
    ...priceRangeOf(monthlyPence),
    headBytes: headText.length,
    n,
    profileRuns: profileRuns.length / 2,
    feeRuns: feeRuns.length / 2,
  }
  const bytes = new Uint8Array(segmentBytes(prefix))
  const view = new DataView(bytes.buffer)
  writePrefix(view, prefix)
  bytes.set(headText, prefixBytes)
  writeProfileRuns(profileRuns, view, prefixBytes + headText.length)
  writeFeeRuns(feeRuns, view, feeRunsStart(prefix))
  writePricePlanes(monthlyPence, prefix, bytes, planesStart(prefix))
  return bytes
}

/** The columns by ascending profile: as they are when they already are, else sorted copies. */
function ascending(columns: SegmentColumns): SegmentColumns {
  const { profiles, monthlyPence, feePence } = columns
  if (isAscending(profiles)) return columns
  const n = profiles.length
  if (n > emptySlots) {
    throw new SegmentError(`${n} offers are more than ${emptySlots} profiles. Keep the cheapest.`)
  }
  // Profile and place in one number, since numbers sort without a function to compare them.
  const order = new Uint32Array(n)
  for (let at = 0; at < n; at++) order[at] = profiles[at]! * emptySlots + at
  order.sort()
  const sorted = emptyColumns(n)
  for (let at = 0; at < n; at++) {
    const from = order[at]! % emptySlots
    sorted.profiles[at] = profiles[from]!
    sorted.monthlyPence[at] = monthlyPence[from]!
    sorted.feePence[at] = feePence[from]!
    if (at > 0 && sorted.profiles[at] === sorted.profiles[at - 1]) {
      throw new SegmentError(
        `Profile ${sorted.profiles[at]} stands twice in one segment. Keep the cheaper.`,
      )
    }
  }
  return sorted
}

/** More offers than there are profile numbers cannot be. */
const emptySlots = 2 ** 16

function isAscending(profiles: Uint16Array): boolean {
  for (let at = 1; at < profiles.length; at++) {
    if (profiles[at]! <= profiles[at - 1]!) return false
  }
  return true
}
