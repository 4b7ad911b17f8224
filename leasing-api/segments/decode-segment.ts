import { inflateRawSync } from 'node:zlib'
import { readPlanes, readStepPairs, readStepPlanes } from './byte-planes.ts'
import { formatVersion, offerBytes, prefixBytes } from './encode-segment.ts'
import { SegmentError, type Segment, type SegmentColumns, type SegmentHead } from './segment.ts'

/** A segment that is unpacked, its columns still to be read. */
export type OpenSegment = {
  /** The head as JSON: segments with the same head have the same text. */
  headText: string
  /** Its number of offers. */
  n: number
  /** Reads the offers, by ascending profile number, into columns that have room for them from `at`. */
  readInto(columns: SegmentColumns, at: number): void
}

/**
 * Unpacks what `encodeSegment` wrote; for whoever reads many segments into the same columns.
 * @throws SegmentError when the bytes are no segment of this format
 */
export function openSegment(data: Uint8Array): OpenSegment {
  const bytes = inflate(data)
  if (bytes.length < prefixBytes) throw unreadable()
  const readColumns = columnReaders.get(bytes[0]!)
  const headLength = bytes.readUInt32LE(1)
  const n = bytes.readUInt32LE(5)
  const start = prefixBytes + headLength
  if (!readColumns || bytes.length !== start + n * offerBytes) throw unreadable()
  return {
    headText: bytes.toString('utf8', prefixBytes, start),
    n,
    readInto: (columns, at) => readColumns(bytes, start, n, columns, at),
  }
}

/**
 * Reads what `encodeSegment` wrote; offers come by ascending profile number.
 * @throws SegmentError when the bytes are no segment of this format
 */
export function decodeSegment(data: Uint8Array): Segment {
  const { headText, n, readInto } = openSegment(data)
  const columns = emptyColumns(n)
  readInto(columns, 0)
  return { head: JSON.parse(headText) as SegmentHead, columns }
}

export function emptyColumns(n: number): SegmentColumns {
  return {
    profiles: new Uint16Array(n),
    monthlyPence: new Uint32Array(n),
    feePence: new Uint32Array(n),
  }
}

type ColumnReader = (
  bytes: Uint8Array,
  start: number,
  n: number,
  columns: SegmentColumns,
  at: number,
) => void

const columnReaders = new Map<number, ColumnReader>([
  // Format 1 stood in databases before planes; its books live until their providers send new ones.
  [1, readWholeNumbers],
  [formatVersion, readPlanesAndSteps],
])

function readPlanesAndSteps(
  bytes: Uint8Array,
  start: number,
  n: number,
  { profiles, monthlyPence, feePence }: SegmentColumns,
  at: number,
): void {
  readStepPairs(bytes, start, n, profiles, at)
  readPlanes(bytes, start + n * 2, n, monthlyPence, at)
  readStepPlanes(bytes, start + n * 6, n, feePence, at)
}

/** Columns as they lie in memory. They are copied, since a column may begin at any byte. */
function readWholeNumbers(
  bytes: Uint8Array,
  start: number,
  n: number,
  { profiles, monthlyPence, feePence }: SegmentColumns,
  at: number,
): void {
  const copy = (from: number, to: number) =>
    new Uint8Array(bytes.subarray(start + n * from, start + n * to)).buffer
  profiles.set(new Uint16Array(copy(0, 2)), at)
  monthlyPence.set(new Uint32Array(copy(2, 6)), at)
  feePence.set(new Uint32Array(copy(6, 10)), at)
}

/** Holds most segments whole; zlib's usual 16 KB for each would be most of the garbage of a build. */
const chunkSize = 4096

function inflate(data: Uint8Array): Buffer {
  try {
    return inflateRawSync(data, { chunkSize })
  } catch {
    throw unreadable()
  }
}

function unreadable(): SegmentError {
  return new SegmentError(
    `These bytes are no rate segment of format ${formatVersion}. Import the provider's rate book again.`,
  )
}
