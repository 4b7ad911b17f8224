import { openDeflatedSegment } from './deflated-segment.ts'
import { readPricePlanes } from './price-planes.ts'
import { countProfiles, readFeeRuns, readProfileRuns } from './runs.ts'
import {
  feeRunsStart,
  planesStart,
  prefixBytes,
  readPrefix,
  segmentFormat,
} from './segment-layout.ts'
import {
  emptyColumns,
  SegmentError,
  type OpenSegment,
  type Segment,
  type SegmentHead,
} from './segment.ts'

/**
 * Opens what `encodeSegment` wrote, for reading many segments into the same columns.
 * @throws SegmentError when the bytes are no segment
 */
export function openSegment(data: Uint8Array): OpenSegment {
  if (data[0] !== segmentFormat) return openDeflatedSegment(data) ?? unreadable()
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const prefix = readPrefix(view) ?? unreadable()
  const { n, headBytes, profileRuns, feeRuns } = prefix
  const runs = prefixBytes + headBytes
  return {
    headText: bytes.toString('utf8', prefixBytes, runs),
    n,
    countProfiles(counts) {
      if (!countProfiles(view, runs, profileRuns, n, counts)) unreadable()
    },
    readInto({ profiles, monthlyPence, feePence }, at) {
      const isWhole =
        readProfileRuns(view, runs, profileRuns, n, profiles, at) &&
        readFeeRuns(view, feeRunsStart(prefix), feeRuns, n, feePence, at)
      if (!isWhole) unreadable()
      readPricePlanes(bytes, planesStart(prefix), n, prefix, monthlyPence, at)
    },
  }
}

/**
 * Reads what `encodeSegment` wrote; offers come by ascending profile number.
 * @throws SegmentError when the bytes are no segment
 */
export function decodeSegment(data: Uint8Array): Segment {
  const { headText, n, readInto } = openSegment(data)
  const columns = emptyColumns(n)
  readInto(columns, 0)
  return { head: JSON.parse(headText) as SegmentHead, columns }
}

function unreadable(): never {
  throw new SegmentError(
    "These bytes are no rate segment that can be read. Import the provider's rate book again.",
  )
}
