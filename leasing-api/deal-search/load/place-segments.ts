import { openSegment } from '#leasing-api/segments/decode-segment.ts'
import type { OpenSegment, SegmentHead } from '#leasing-api/segments/segment.ts'
import type { RawRates } from './raw-rates.ts'

/** A segment by position of its derivative and provider, its offers still packed. */
export type PlacedSegment = {
  derivative: number
  provider: number
  /** Place among the heads. */
  head: number
  packed: OpenSegment
}

export type PlacedSegments = {
  /** By derivative, then provider. */
  segments: PlacedSegment[]
  /** The distinct heads; many segments share one. */
  heads: SegmentHead[]
  /** Offers by the database's number of their profile. */
  counts: Uint32Array
}

/** Opens all segments and counts their offers. Those of unknown cars and providers are left out. */
export function placeSegments(raw: RawRates): PlacedSegments {
  const counts = new Uint32Array(0x1_0000)
  const heads: SegmentHead[] = []
  const headAt = new Map<string, number>()
  const segments = packedSegments(raw).map(({ derivative, provider, bytes }) => {
    const packed = openSegment(bytes)
    packed.countProfiles(counts)
    let head = headAt.get(packed.headText)
    if (head === undefined) {
      head = heads.push(JSON.parse(packed.headText) as SegmentHead) - 1
      headAt.set(packed.headText, head)
    }
    return { derivative, provider, head, packed }
  })
  return { segments, heads, counts }
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
