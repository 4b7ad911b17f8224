import { emptyColumns, openSegment } from '../segments/decode-segment.ts'
import type { SegmentColumns, SegmentHead } from '../segments/segment.ts'
import type { RawRates } from './raw-rates.ts'

/** A segment in the catalogue's and the providers' numbers, with the place of its offers in the columns. */
export type PlacedSegment = {
  derivative: number
  provider: number
  /** Place among the heads. */
  head: number
  from: number
  to: number
}

export type UnpackedSegments = {
  /** By derivative, then provider. */
  segments: PlacedSegment[]
  /** The different heads; many segments share one. */
  heads: SegmentHead[]
  /** All offers, segment after segment. */
  columns: SegmentColumns
  /** Offers by the database's number of their profile. */
  counts: Uint32Array
}

/** Unpacks all segments, one after the other into the same columns. Those of cars and providers that are not known are left out. */
export function unpackSegments(raw: RawRates): UnpackedSegments {
  const packed = packedSegments(raw)
  const offers = raw.books.reduce((sum, book) => sum + book.offers, 0)
  const columns = emptyColumns(offers)
  const counts = new Uint32Array(0x1_0000)
  const heads: SegmentHead[] = []
  const headAt = new Map<string, number>()
  let from = 0
  const segments = packed.map(({ derivative, provider, bytes }) => {
    const { headText, n, readInto } = openSegment(bytes)
    readInto(columns, from)
    const to = from + n
    countProfiles(columns.profiles, from, to, counts)
    let head = headAt.get(headText)
    if (head === undefined) {
      head = heads.push(JSON.parse(headText) as SegmentHead) - 1
      headAt.set(headText, head)
    }
    const placed = { derivative, provider, head, from, to }
    from = to
    return placed
  })
  return { segments, heads, columns, counts }
}

function countProfiles(profiles: Uint16Array, from: number, to: number, counts: Uint32Array) {
  for (let at = from; at < to; at++) counts[profiles[at]!]!++
}

type PackedSegment = { derivative: number; provider: number; bytes: Uint8Array }

/** Segments by derivative, then provider: the order within each profile's run. */
function packedSegments({ books, derivativeIds, providerIds }: RawRates): PackedSegment[] {
  const positions = positionsById(derivativeIds)
  const ranks = positionsById(providerIds)
  const segments: PackedSegment[] = []
  for (const { providerId, derivativeIds: ids, starts, bytes } of books) {
    const provider = ranks.get(providerId)
    if (provider === undefined) continue
    for (let segment = 0; segment < ids.length; segment++) {
      const derivative = positions.get(ids[segment]!)
      if (derivative === undefined) continue
      const own = bytes.subarray(starts[segment], starts[segment + 1])
      segments.push({ derivative, provider, bytes: own })
    }
  }
  return segments.sort((a, b) => a.derivative - b.derivative || a.provider - b.provider)
}

/** Positions in a list of ids, by id. */
export function positionsById(ids: readonly number[]): Map<number, number> {
  return new Map(ids.map((id, position) => [id, position]))
}
