import { inflateRawSync } from 'node:zlib'
import { formatVersion, offerBytes, prefixBytes } from './encode-segment.ts'
import { SegmentError, type Segment, type SegmentHead } from './segment.ts'

const text = new TextDecoder()

/**
 * Reads what `encodeSegment` wrote; offers come by ascending profile number.
 * @throws SegmentError when the bytes are no segment of this format
 */
export function decodeSegment(data: Uint8Array): Segment {
  const bytes = inflate(data)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < prefixBytes || view.getUint8(0) !== formatVersion) throw unreadable()
  const headLength = view.getUint32(1, true)
  const n = view.getUint32(5, true)
  const at = prefixBytes + headLength
  if (bytes.length !== at + n * offerBytes) throw unreadable()

  // Copied, since a column may begin at any byte and typed arrays at multiples of their own size.
  const column = (from: number, width: number) =>
    bytes.buffer.slice(bytes.byteOffset + at + n * from, bytes.byteOffset + at + n * (from + width))
  const columns = {
    profiles: new Uint16Array(column(0, 2)),
    monthlyPence: new Uint32Array(column(2, 4)),
    feePence: new Uint32Array(column(6, 4)),
  }
  const head = JSON.parse(text.decode(bytes.subarray(prefixBytes, at))) as SegmentHead
  return { head, columns }
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
