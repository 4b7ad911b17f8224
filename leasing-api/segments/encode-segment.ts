import { deflateRawSync } from 'node:zlib'
import { SegmentError, type Segment, type SegmentColumns } from './segment.ts'

export const formatVersion = 1

/** Before the head: version u8, head length u32, number of offers u32. */
export const prefixBytes = 9

/** Bytes one offer takes before compression. */
export const offerBytes = 10

/**
 * A segment as it is stored: raw deflate over, little-endian,
 *
 *     version u8 | head length u32 | n u32 | head as UTF-8 JSON
 *     | n × profile u16 | n × monthly pence u32 | n × fee pence u32
 *
 * Columns lie one after the other since equal neighbours deflate well. Offers are stored by
 * ascending profile number, so the same prices always give the same bytes. Machines that we run on
 * are little-endian themselves, so columns are copied as they lie in memory.
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
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const bytes = new Uint8Array(prefixBytes + headBytes.length + n * offerBytes)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, formatVersion)
  view.setUint32(1, headBytes.length, true)
  view.setUint32(5, n, true)
  bytes.set(headBytes, prefixBytes)
  const at = prefixBytes + headBytes.length
  bytes.set(bytesOf(profiles), at)
  bytes.set(bytesOf(monthlyPence), at + n * 2)
  bytes.set(bytesOf(feePence), at + n * 6)
  return new Uint8Array(deflateRawSync(bytes, { level: 6 }))
}

/** The columns by ascending profile: as they are when they already are, else sorted copies. */
function ascending(columns: SegmentColumns): SegmentColumns {
  const { profiles, monthlyPence, feePence } = columns
  if (profiles.every((profile, at) => at === 0 || profile > profiles[at - 1]!)) return columns
  // Profile and position in one number, since numbers sort without a function to compare them.
  const order = Float64Array.from(profiles, (profile, at) => profile * 2 ** 32 + at)
    .sort()
    .map((both) => both % 2 ** 32)
  const sorted = {
    profiles: Uint16Array.from(order, (at) => profiles[at]!),
    monthlyPence: Uint32Array.from(order, (at) => monthlyPence[at]!),
    feePence: Uint32Array.from(order, (at) => feePence[at]!),
  }
  const twice = sorted.profiles.find((profile, at) => profile === sorted.profiles[at - 1])
  if (twice !== undefined) {
    throw new SegmentError(`Profile ${twice} stands twice in one segment. Keep the cheaper.`)
  }
  return sorted
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
