import { deflateRawSync } from 'node:zlib'
import { SegmentError, type Segment } from './segment.ts'

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
 * ascending profile number, so the same prices always give the same bytes.
 * @throws SegmentError when the columns differ in length or a profile stands twice
 */
export function encodeSegment({ head, columns }: Segment): Uint8Array {
  const { profiles, monthlyPence, feePence } = columns
  const n = profiles.length
  if (monthlyPence.length !== n || feePence.length !== n) {
    throw new SegmentError(
      `A segment's columns must be equally long; these have ${n}, ${monthlyPence.length} and ${feePence.length} offers.`,
    )
  }
  const order = Uint32Array.from(profiles.keys()).sort((a, b) => profiles[a]! - profiles[b]!)
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const bytes = new Uint8Array(prefixBytes + headBytes.length + n * offerBytes)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, formatVersion)
  view.setUint32(1, headBytes.length, true)
  view.setUint32(5, n, true)
  bytes.set(headBytes, prefixBytes)

  const at = prefixBytes + headBytes.length
  for (let position = 0; position < n; position++) {
    const offer = order[position]!
    const profile = profiles[offer]!
    if (position > 0 && profile === profiles[order[position - 1]!]) {
      throw new SegmentError(`Profile ${profile} stands twice in one segment. Keep the cheaper.`)
    }
    view.setUint16(at + position * 2, profile, true)
    view.setUint32(at + n * 2 + position * 4, monthlyPence[offer]!, true)
    view.setUint32(at + n * 6 + position * 4, feePence[offer]!, true)
  }
  return new Uint8Array(deflateRawSync(bytes, { level: 6 }))
}
