import { mostSpread, type CellPlace, type DealIndex } from './deal-index.ts'
import { noCell, type QueryCell } from '../match/query-cells.ts'
import { bestAccumulator, type Best } from '../list/best-accumulator.ts'
import type { BitSet } from '../sets/bit-set.ts'
import { bitSetPool, type BitSetPool } from '../sets/bit-set-pool.ts'
import { isOf } from './build-deal-index.ts'
import type { MatchingBands } from '../match/matching-bands.ts'
import type { OfferSets } from '../facets/offer-sets.ts'
import { priceBands, type BandPart } from './price-bands.ts'
import { placeOfProfile, type ProfilePlace } from './profile-space.ts'
import { createRanking, type Ranking } from '../list/ranking.ts'
import type { ProfileRun, RateColumns } from '../columns/rate-columns.ts'
import { lruCache, type LruCache } from '../sets/lru-cache.ts'

/** A run with its place in the index's lists of values. */
export type PlacedRun = ProfileRun & { place: ProfilePlace }

/** Index and columns together, as a search reads them. */
export type IndexReader = {
  columns: RateColumns
  index: DealIndex
  /** By `cellKey`, `noCell` where there is none. */
  cells: Int32Array
  runs: readonly PlacedRun[]
  /** Derivatives. */
  size: number
  /** Used again by every list: none of them waits while it reads. */
  best: Best
  ranking: Ranking
  /** For sets that nobody needs once a question is answered; who answers the next clears it. */
  scratch: BitSetPool
  /** What the offers alone decide, whatever the car: some tens of kilobytes a question. */
  recentSets: LruCache<OfferSets>
  recentBands: LruCache<MatchingBands>
  /** The derivatives in parts of bands, by cell and prices. */
  recentParts: LruCache<BitSet>
}

const scratchSets = 8
/** A few megabytes each. */
const usualCacheSizes = { questions: 256, parts: 4096 }

/** @param cacheSizes of how many questions and parts of bands the answers are kept */
export function indexReader(
  columns: RateColumns,
  index: DealIndex,
  size: number,
  cacheSizes: typeof usualCacheSizes = usualCacheSizes,
): IndexReader {
  return {
    columns,
    index,
    cells: cellsByKey(index),
    runs: columns.runs.map((run) => ({ ...run, place: placeOfProfile(index.space, run.profile) })),
    size,
    best: bestAccumulator(size),
    ranking: createRanking(size),
    scratch: bitSetPool(index.words, scratchSets),
    recentSets: lruCache(cacheSizes.questions),
    recentBands: lruCache(cacheSizes.questions),
    recentParts: lruCache(cacheSizes.parts),
  }
}

/** Keys are small numbers: a table takes some tens of kilobytes, and one look. */
function cellsByKey({ keys }: DealIndex): Int32Array {
  const last = keys.reduce((highest, key) => Math.max(highest, key), 0)
  const cells = new Int32Array(last + 1).fill(noCell)
  for (const [cell, key] of keys.entries()) cells[key] = cell
  return cells
}

/** The entries of a cell's band: from the first up to, not including, the second. */
export function entriesOf({ starts }: DealIndex, cell: number, band: number): [number, number] {
  const at = cell * priceBands + band
  return [starts[at]!, starts[at + 1]!]
}

/** The entries of all bands of a cell, cheaper bands first. */
export function entriesOfCell({ starts }: DealIndex, cell: number): [number, number] {
  return [starts[cell * priceBands]!, starts[(cell + 1) * priceBands]!]
}

/**
 * Whether an entry has an offer within a part of its band, as far as its own figures tell. Null
 * when they do not: then the offers themselves must be read.
 */
export function isWithinPart(
  { index, columns }: IndexReader,
  entry: number,
  { fromPence, toPence }: BandPart,
): boolean | null {
  const least = index.monthlyPence[entry]!
  if (least > toPence) return false
  if (least > fromPence) return true
  const spread = index.spreadPence[entry]!
  if (spread < mostSpread) {
    const most = least + spread
    if (most <= fromPence) return false
    if (most <= toPence) return true
  }
  // A third price that is known beside the cheapest and the dearest; far away in memory, so last.
  const known = columns.monthlyPence[index.valueOffer[entry]!]!
  return known > fromPence && known <= toPence ? true : null
}

/** The runs whose offers a cell is made of. */
export function runsOfCell({ runs }: IndexReader, place: CellPlace): PlacedRun[] {
  return runs.filter(
    (run) =>
      (place.term ?? run.place.term) === run.place.term &&
      (place.annualMileage ?? run.place.annualMileage) === run.place.annualMileage &&
      (place.deposit ?? run.place.deposit) === run.place.deposit &&
      isOf(run, place),
  )
}

/** Calls back for every offer of a cell within a part, of derivatives that are marked with 1. */
export function forOffersWithin(
  reader: IndexReader,
  { place }: QueryCell,
  { fromPence, toPence }: BandPart,
  isMarked: Uint8Array,
  visit: (derivative: number, offer: number, run: PlacedRun) => void,
): void {
  const { derivative, monthlyPence } = reader.columns
  for (const run of runsOfCell(reader, place)) {
    for (let offer = run.from; offer < run.to; offer++) {
      const monthly = monthlyPence[offer]!
      if (monthly > fromPence && monthly <= toPence && isMarked[derivative[offer]!] === 1) {
        visit(derivative[offer]!, offer, run)
      }
    }
  }
}
