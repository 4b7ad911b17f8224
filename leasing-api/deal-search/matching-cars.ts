import { addAll, addBit, type BitSet } from './bit-set.ts'
import { askedCells, type AskedCell, type OfferQuery } from './asked-offers.ts'
import { noBits } from './deal-index.ts'
import { priceBands, type BandPart } from './price-bands.ts'
import {
  entriesOf,
  entriesOfCell,
  forOffersWithin,
  isWithinPart,
  type IndexReader,
} from './read-entries.ts'

/** The derivatives with an offer that answers what a query asks of offers, whatever the car. */
export function matchingCars(reader: IndexReader, query: OfferQuery): BitSet {
  const bits = new Uint32Array(reader.index.words)
  for (const asked of askedCells(reader.index.space, reader.cells, query)) {
    if (asked.parts === null) addBand(reader, bits, asked.cell, priceBands)
    else for (const part of asked.parts) addAskedPart(reader, bits, asked, part)
  }
  return bits
}

/** Adds the derivatives that have an offer of a cell within a part of a band. */
export function addAskedPart(
  reader: IndexReader,
  bits: BitSet,
  asked: AskedCell,
  part: BandPart,
): void {
  if (part.isWhole) addBand(reader, bits, asked.cell, part.band)
  else addPart(reader, bits, asked, part)
}

/** @param band `priceBands` means all of them */
function addBand({ index }: IndexReader, bits: BitSet, cell: number, band: number): void {
  const at = index.bitsAt[cell * (priceBands + 1) + band]!
  if (at !== noBits) return addAll(bits, index.bits, at)
  const [from, to] = band === priceBands ? entriesOfCell(index, cell) : entriesOf(index, cell, band)
  for (let entry = from; entry < to; entry++) addBit(bits, index.derivative[entry]!)
}

function addPart(reader: IndexReader, bits: BitSet, asked: AskedCell, part: BandPart): void {
  const { index } = reader
  const [from, to] = entriesOf(index, asked.cell, part.band)
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
  if (open) forOffersWithin(reader, asked, part, open, (derivative) => addBit(bits, derivative))
}
