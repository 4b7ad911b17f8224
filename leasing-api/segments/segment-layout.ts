/**
 * A segment as it is stored, little-endian:
 *
 *     format u8 | width of a price u8 | head length u32 | n u32 | least monthly pence u32
 *     | number of profile runs u32 | number of fee runs u32
 *     | head as UTF-8 JSON
 *     | profile runs: offers u16, step of the profile number u16, for each
 *     | fee runs: offers u16, fee in pence u32, for each
 *     | monthly pence less the least, in byte planes: the lowest byte of each, then the next of each …
 *
 * A step is the difference to the offer before, and a run is as many offers in a row as have the
 * same. Offers stand by ascending profile number, so the same prices always give the same bytes.
 * Offers whose terms are not the head's stand in the JSON as `exceptions` (`withExceptions`), which
 * most heads lack.
 *
 * Nothing is deflated: of generated books that made as many bytes, in five times the time.
 */
export type SegmentPrefix = {
  priceWidth: number
  headBytes: number
  n: number
  leastPence: number
  profileRuns: number
  feeRuns: number
}

/**
 * The first byte. Segments of format 1 are raw deflate, of which no stream begins like this: its
 * first block would be of the reserved type 3 (RFC 1951, section 3.2.3).
 */
export const segmentFormat = 7

export const prefixBytes = 22
export const profileRunBytes = 4
export const feeRunBytes = 6

/** What a segment of this prefix takes. */
export function segmentBytes(prefix: SegmentPrefix): number {
  return planesStart(prefix) + prefix.n * prefix.priceWidth
}

export function feeRunsStart({ headBytes, profileRuns }: SegmentPrefix): number {
  return prefixBytes + headBytes + profileRuns * profileRunBytes
}

export function planesStart(prefix: SegmentPrefix): number {
  return feeRunsStart(prefix) + prefix.feeRuns * feeRunBytes
}

export function writePrefix(view: DataView, prefix: SegmentPrefix): void {
  view.setUint8(0, segmentFormat)
  view.setUint8(1, prefix.priceWidth)
  view.setUint32(2, prefix.headBytes, true)
  view.setUint32(6, prefix.n, true)
  view.setUint32(10, prefix.leastPence, true)
  view.setUint32(14, prefix.profileRuns, true)
  view.setUint32(18, prefix.feeRuns, true)
}

/** Null when the bytes are none of this format, or too few or too many for what they announce. */
export function readPrefix(view: DataView): SegmentPrefix | null {
  if (view.byteLength < prefixBytes || view.getUint8(0) !== segmentFormat) return null
  const prefix = {
    priceWidth: view.getUint8(1),
    headBytes: view.getUint32(2, true),
    n: view.getUint32(6, true),
    leastPence: view.getUint32(10, true),
    profileRuns: view.getUint32(14, true),
    feeRuns: view.getUint32(18, true),
  }
  return view.byteLength === segmentBytes(prefix) ? prefix : null
}
