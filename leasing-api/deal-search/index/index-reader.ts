import type { ProfileRun, RateColumns } from '../columns/rate-columns.ts'
import { isOf, noCell, type CellPlace } from './cell-place.ts'
import { mostSpread, type DealIndex } from './deal-index.ts'
import { priceBands, type BandPart } from './price-bands.ts'
import { placeOfProfile, type ProfilePlace } from './profile-space.ts'

/** A run with its coordinates in the profile space. */
export type PlacedRun = ProfileRun & { place: ProfilePlace }

/** Index and columns with their lookup tables; immutable. */
export type IndexReader = {
  columns: RateColumns
  index: DealIndex
  /** Cell by `cellKey`; `noCell` where there is none. */
  cells: Int32Array
  runs: readonly PlacedRun[]
  /** Number of derivatives. */
  size: number
}

/** @param size derivatives */
export function indexReader(columns: RateColumns, index: DealIndex, size: number): IndexReader {
  return {
    columns,
    index,
    cells: cellsByKey(index),
    runs: columns.runs.map((run) => ({ ...run, place: placeOfProfile(index.space, run.profile) })),
    size,
  }
}

/** A table of cells by key: keys are small, so it takes some tens of kilobytes. */
function cellsByKey({ keys }: DealIndex): Int32Array {
  const last = keys.reduce((highest, key) => Math.max(highest, key), 0)
  const cells = new Int32Array(last + 1).fill(noCell)
  for (const [cell, key] of keys.entries()) cells[key] = cell
  return cells
}

/** Range of a cell's entries in a band: from the first up to, not including, the second. */
export function entriesOf({ starts }: DealIndex, cell: number, band: number): [number, number] {
  const at = cell * priceBands + band
  return [starts[at]!, starts[at + 1]!]
}

/** Range of a cell's entries in all bands, cheaper bands first. */
export function entriesOfCell({ starts }: DealIndex, cell: number): [number, number] {
  return [starts[cell * priceBands]!, starts[(cell + 1) * priceBands]!]
}

/**
 * Whether an entry has an offer within part of its band; null when its own figures do not tell, and
 * the offers must be read.
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
  // A third known price beside the cheapest and the dearest; far away in memory, so last.
  const known = columns.monthlyPence[index.valueOffer[entry]!]!
  return known > fromPence && known <= toPence ? true : null
}

/** The runs that make up a cell. */
export function runsOfCell({ runs }: IndexReader, place: CellPlace): PlacedRun[] {
  return runs.filter(
    (run) =>
      (place.term ?? run.place.term) === run.place.term &&
      (place.annualMileage ?? run.place.annualMileage) === run.place.annualMileage &&
      (place.deposit ?? run.place.deposit) === run.place.deposit &&
      isOf(run, place),
  )
}

/** Calls back for every offer of a cell within a part, for derivatives marked with 1. */
export function forOffersWithin(
  reader: IndexReader,
  { place }: { place: CellPlace },
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
