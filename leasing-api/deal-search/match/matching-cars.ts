import { addAll, addBit, type BitSet } from '../sets/bit-set.ts'
import {
  queryCells,
  queryPrices,
  type QueryCell,
  type QueryPrices,
  type OfferQuery,
} from './query-cells.ts'
import { getOrMake } from '../sets/get-or-make.ts'
import { bitSetPool, type BitSetPool } from '../sets/bit-set-pool.ts'
import { noBits } from '../index/deal-index.ts'
import { priceBands, type BandPart } from '../index/price-bands.ts'
import {
  entriesOf,
  entriesOfCell,
  forOffersWithin,
  isWithinPart,
  type IndexReader,
} from '../index/index-reader.ts'
import type { MatchReader } from './match-reader.ts'
import { carsOfProviders } from './offers-of-providers.ts'

/** The index's own set for a query cell, if all or one whole band of it is read. */
function cachedBits({ index }: IndexReader, { cell, parts }: QueryCell): BitSet | null {
  const only = parts?.length === 1 && parts[0]!.isWhole ? parts[0]!.band : null
  const band = parts === null ? priceBands : only
  const at = band === null ? noBits : index.bitsAt[cell * (priceBands + 1) + band]!
  return at === noBits ? null : index.bits.subarray(at, at + index.words)
}

/**
 * The derivatives with an offer that matches a query's filters on offers. Read-only: it may be the
 * index's own set.
 * @param prices of this query, or of one that asks the same of prices
 * @param pool where the set is made if the index has none
 */
export function matchingCars(
  reader: MatchReader,
  query: OfferQuery,
  prices: QueryPrices = queryPrices(query),
  pool: BitSetPool = bitSetPool(reader.index.words, 1),
): BitSet {
  if (query.providers.length > 0) {
    return carsOfProviders(reader, query, reader.providersNamed(query.providers), pool)
  }
  return carsInCells(reader, queryCells(reader.index.space, reader.cells, query, {}, prices), pool)
}

/** The derivatives with an offer in query cells. Read-only: it may be the index's own set. */
export function carsInCells(
  reader: MatchReader,
  cells: readonly QueryCell[],
  pool: BitSetPool,
): BitSet {
  const cached = cells.length === 1 ? cachedBits(reader, cells[0]!) : null
  if (cached) return cached
  const bits = pool.take()
  for (const queryCell of cells) {
    if (queryCell.parts === null) addBand(reader, bits, queryCell.cell, priceBands)
    else for (const part of queryCell.parts) addQueryPart(reader, bits, queryCell, part)
  }
  return bits
}

/** Adds the derivatives that have an offer of a cell within a part of a band. */
export function addQueryPart(
  reader: MatchReader,
  bits: BitSet,
  queryCell: QueryCell,
  part: BandPart,
): void {
  if (part.isWhole) addBand(reader, bits, queryCell.cell, part.band)
  else addAll(bits, carsInPart(reader, queryCell, part))
}

/** @param band `priceBands` means all of them */
function addBand({ index }: IndexReader, bits: BitSet, cell: number, band: number): void {
  const at = index.bitsAt[cell * (priceBands + 1) + band]!
  if (at !== noBits) return addAll(bits, index.bits, at)
  const [from, to] = band === priceBands ? entriesOfCell(index, cell) : entriesOf(index, cell, band)
  for (let entry = from; entry < to; entry++) addBit(bits, index.derivative[entry]!)
}

/**
 * The derivatives with an offer of a cell within part of a band. Cached, since the same few limits
 * occur with all kinds of other filters.
 */
function carsInPart(reader: MatchReader, queryCell: QueryCell, part: BandPart): BitSet {
  const key = `${queryCell.cell} ${part.fromPence} ${part.toPence}`
  return getOrMake(reader.partCache, key, (evicted) => {
    const bits = evicted?.fill(0) ?? new Uint32Array(reader.index.words)
    addPart(reader, bits, queryCell, part)
    return bits
  })
}

function addPart(reader: IndexReader, bits: BitSet, queryCell: QueryCell, part: BandPart): void {
  const { index } = reader
  const [from, to] = entriesOf(index, queryCell.cell, part.band)
  let open: Uint8Array | null = null
  for (let entry = from; entry < to; entry++) {
    const derivative = index.derivative[entry]!
    const isWithin = isWithinPart(reader, entry, part)
    if (isWithin === true) addBit(bits, derivative)
    if (isWithin === null) {
      open ??= new Uint8Array(reader.size)
      open[derivative] = 1
    }
  }
  if (open) forOffersWithin(reader, queryCell, part, open, (derivative) => addBit(bits, derivative))
}
