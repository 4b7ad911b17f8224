import { deflateRawSync } from 'node:zlib'
import { writePlanes, writeStepPairs, writeStepPlanes } from './byte-planes.ts'
import { SegmentError, type Segment, type SegmentColumns } from './segment.ts'

export const formatVersion = 2

/** Before the head: version u8, head length u32, number of offers u32. */
export const prefixBytes = 9

/** Bytes one offer takes before compression. */
export const offerBytes = 10

/**
 * Measured on generated books: higher levels gain a hundredth and lower ones no time, and a window
 * that holds a whole segment is made ready sooner than a larger one.
 */
const deflateOptions = { level: 3, windowBits: 13 }

/** The least that zlib takes. Its usual 16 KB for each segment would be most of the garbage of an import. */
const smallestChunkBytes = 64

const utf8 = new TextEncoder()

/**
 * A segment as it is stored: raw deflate over, little-endian,
 *
 *     version u8 | head length u32 | n u32 | head as UTF-8 JSON
 *     | n × step of the profile number u16 | n × monthly pence u32 | n × step of the fee in pence u32
 *
 * each column in byte planes, a step being the difference to the offer before. Offers are stored
 * by ascending profile number, so the same prices always give the same bytes. Offers whose terms
 * are not the head's stand in the JSON as `exceptions` (`withExceptions`), which most heads lack.
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
  const headBytes = utf8.encode(JSON.stringify(head))
  const bytes = new Uint8Array(prefixBytes + headBytes.length + n * offerBytes)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, formatVersion)
  view.setUint32(1, headBytes.length, true)
  view.setUint32(5, n, true)
  bytes.set(headBytes, prefixBytes)
  const at = prefixBytes + headBytes.length
  writeStepPairs(profiles, bytes, at)
  writePlanes(monthlyPence, bytes, at + n * 2)
  writeStepPlanes(feePence, bytes, at + n * 6)
  // Copied, since what deflating answers is a view of a larger buffer, which would travel with it.
  const chunkSize = Math.max(smallestChunkBytes, bytes.length >> 1)
  return new Uint8Array(deflateRawSync(bytes, { ...deflateOptions, chunkSize }))
}

/** The columns by ascending profile: as they are when they already are, else sorted copies. */
function ascending(columns: SegmentColumns): SegmentColumns {
  const { profiles, monthlyPence, feePence } = columns
  if (isAscending(profiles)) return columns
  const n = profiles.length
  if (n > placeRoom) {
    throw new SegmentError(`${n} offers are more than ${placeRoom} profiles. Keep the cheapest.`)
  }
  // Profile and place in one number, since numbers sort without a function to compare them.
  const order = new Uint32Array(n)
  for (let at = 0; at < n; at++) order[at] = profiles[at]! * placeRoom + at
  order.sort()
  const sorted = {
    profiles: new Uint16Array(n),
    monthlyPence: new Uint32Array(n),
    feePence: new Uint32Array(n),
  }
  for (let at = 0; at < n; at++) {
    const from = order[at]! % placeRoom
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
const placeRoom = 2 ** 16

function isAscending(profiles: Uint16Array): boolean {
  for (let at = 1; at < profiles.length; at++) {
    if (profiles[at]! <= profiles[at - 1]!) return false
  }
  return true
}
