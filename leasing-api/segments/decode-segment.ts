import { inflateRawSync } from 'node:zlib'
import { formatVersion, offerBytes, prefixBytes } from './encode-segment.ts'
import { SegmentError, type Segment, type SegmentHead } from './segment.ts'

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

  const columns = {
    profiles: new Uint16Array(n),
    monthlyPence: new Uint32Array(n),
    feePence: new Uint32Array(n),
  }
  for (let position = 0; position < n; position++) {
    columns.profiles[position] = view.getUint16(at + position * 2, true)
    columns.monthlyPence[position] = view.getUint32(at + n * 2 + position * 4, true)
    columns.feePence[position] = view.getUint32(at + n * 6 + position * 4, true)
  }
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(prefixBytes, at))) as SegmentHead
  return { head, columns }
}

function inflate(data: Uint8Array): Uint8Array {
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
