import { inflateRawSync } from 'node:zlib'
import type { OpenSegment } from './segment.ts'

const version = 1
const prefixBytes = 9
const offerBytes = 10

/**
 * Opens a segment of format 1, which books stored before 22 November 2026 are made of until their
 * providers send new ones: raw deflate over, little-endian,
 *
 *     version u8 | head length u32 | n u32 | head as UTF-8 JSON
 *     | n × profile u16 | n × monthly pence u32 | n × fee pence u32
 *
 * Null when the bytes are no such segment.
 */
export function openDeflatedSegment(data: Uint8Array): OpenSegment | null {
  const bytes = inflated(data)
  if (bytes === null || bytes.length < prefixBytes || bytes[0] !== version) return null
  const start = prefixBytes + bytes.readUInt32LE(1)
  const n = bytes.readUInt32LE(5)
  if (bytes.length !== start + n * offerBytes) return null
  // Copied, since a column may begin at any byte.
  const columnAt = (from: number, to: number) =>
    new Uint8Array(bytes.subarray(start + n * from, start + n * to)).buffer
  return {
    headText: bytes.toString('utf8', prefixBytes, start),
    n,
    countProfiles(counts) {
      for (const profile of new Uint16Array(columnAt(0, 2))) counts[profile]!++
    },
    readInto({ profiles, monthlyPence, feePence }, at) {
      profiles.set(new Uint16Array(columnAt(0, 2)), at)
      monthlyPence.set(new Uint32Array(columnAt(2, 6)), at)
      feePence.set(new Uint32Array(columnAt(6, 10)), at)
    },
  }
}

function inflated(data: Uint8Array): Buffer | null {
  try {
    return inflateRawSync(data)
  } catch {
    return null
  }
}
