import { askedCells, askedPartsByBand, type AskedPart, type OfferQuery } from './asked-offers.ts'
import { addAll, removeAll, type BitSet } from './bit-set.ts'
import { addAskedPart, matchingCars } from './matching-cars.ts'
import type { IndexReader } from './read-entries.ts'

/** The derivatives that match what a query asks of offers, by price band. */
export type MatchingBands = {
  /** Whatever the band. */
  all: BitSet
  /** What is asked of each band. */
  parts: readonly (readonly AskedPart[])[]
  /** Those that match in a band and in no cheaper one. Worked out when it is first asked for. */
  membersOf(band: number): BitSet
}

export function matchingBands(reader: IndexReader, query: OfferQuery): MatchingBands {
  const parts = askedPartsByBand(askedCells(reader.index.space, reader.cells, query))
  const found = new Uint32Array(reader.index.words)
  const known: BitSet[] = []
  return {
    all: matchingCars(reader, query),
    parts,
    membersOf(band) {
      for (let next = known.length; next <= band; next++) {
        const members = new Uint32Array(found.length)
        for (const { asked, part } of parts[next]!) addAskedPart(reader, members, asked, part)
        removeAll(members, found)
        addAll(found, members)
        known.push(members)
      }
      return known[band]!
    },
  }
}
