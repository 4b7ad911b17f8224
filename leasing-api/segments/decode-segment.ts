import { inflateRawSync } from 'node:zlib'
import { fromSteps, readPlanes } from './byte-planes.ts'
import { formatVersion, offerBytes, prefixBytes } from './encode-segment.ts'
import { SegmentError, type Segment, type SegmentColumns, type SegmentHead } from './segment.ts'

const text = new TextDecoder()

/**
 * Reads what `encodeSegment` wrote; offers come by ascending profile number.
 * @throws SegmentError when the bytes are no segment of this format
 */
export function decodeSegment(data: Uint8Array): Segment {
  const bytes = inflate(data)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < prefixBytes) throw unreadable()
  const readColumns = columnReaders.get(view.getUint8(0))
  const headLength = view.getUint32(1, true)
  const n = view.getUint32(5, true)
  const at = prefixBytes + headLength
  if (!readColumns || bytes.length !== at + n * offerBytes) throw unreadable()
  const head = JSON.parse(text.decode(bytes.subarray(prefixBytes, at))) as SegmentHead
  return { head, columns: readColumns(bytes, at, n) }
}

type ColumnReader = (bytes: Uint8Array<ArrayBuffer>, at: number, n: number) => SegmentColumns

const columnReaders = new Map<number, ColumnReader>([
  // Format 1 stood in databases before planes; its books live until their providers send new ones.
  [1, readWholeNumbers],
  [formatVersion, readPlanesAndSteps],
])

function readPlanesAndSteps(bytes: Uint8Array, at: number, n: number): SegmentColumns {
  return {
    profiles: new Uint16Array(fromSteps(readPlanes(bytes, at, 2, n))),
    monthlyPence: readPlanes(bytes, at + n * 2, 4, n),
    feePence: fromSteps(readPlanes(bytes, at + n * 6, 4, n)),
  }
}

/** Columns as they lie in memory. They are copied, since a column may begin at any byte. */
function readWholeNumbers(bytes: Uint8Array<ArrayBuffer>, at: number, n: number): SegmentColumns {
  const start = bytes.byteOffset + at
  const column = (from: number, width: number) =>
    bytes.buffer.slice(start + n * from, start + n * (from + width))
  return {
    profiles: new Uint16Array(column(0, 2)),
    monthlyPence: new Uint32Array(column(2, 4)),
    feePence: new Uint32Array(column(6, 4)),
  }
}

function inflate(data: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return inflateRawSync(data)
  } catch {
    throw unreadable()
  }
}

function unreadable(): SegmentError {
  return new SegmentError(
    `These bytes are no rate segment of format ${formatVersion}. Import the provider's rate book again.`,
  )
}
