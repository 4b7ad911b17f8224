import { askedPartsOf, type AskedCell, type AskedPart } from './asked-offers.ts'
import { addAll, removeAll, type BitSet } from './bit-set.ts'
import { bitSetRoom, type BitSetRoom } from './bit-set-room.ts'
import { addAskedPart, carsInCells } from './matching-cars.ts'
import type { IndexReader } from './read-entries.ts'

/** A first page is filled from a band or two. */
const bandsAtOnce = 5

/** The derivatives that match what a query asks of offers, by price band. */
export type MatchingBands = {
  /** Whatever the band. */
  all: BitSet
  /** What is asked of a band. */
  partsOf(band: number): readonly AskedPart[]
  /** Those that match in a band and in no cheaper one. Worked out when it is first asked for. */
  membersOf(band: number): BitSet
  /** Where they lie. */
  room: BitSetRoom
}

/**
 * @param cells those that a query asks for
 * @param room whose sets are not in use any more
 */
export function matchingBands(
  reader: IndexReader,
  cells: readonly AskedCell[],
  room: BitSetRoom = bitSetRoom(reader.index.words, bandsAtOnce),
): MatchingBands {
  room.clear()
  const found = room.take()
  const known: BitSet[] = []
  const partsOf = (band: number) => askedPartsOf(cells, band)
  return {
    room,
    all: carsInCells(reader, cells, room),
    partsOf,
    membersOf(band) {
      for (let next = known.length; next <= band; next++) {
        const members = room.take()
        for (const { asked, part } of partsOf(next)) addAskedPart(reader, members, asked, part)
        removeAll(members, found)
        addAll(found, members)
        known.push(members)
      }
      return known[band]!
    },
  }
}
