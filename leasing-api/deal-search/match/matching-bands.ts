import { queryPartsOf, type QueryCell, type QueryPart } from './query-cells.ts'
import { addAll, removeAll, type BitSet } from '../sets/bit-set.ts'
import { bitSetPool, type BitSetPool } from '../sets/bit-set-pool.ts'
import { addQueryPart, carsInCells } from './matching-cars.ts'
import type { MatchReader } from './match-reader.ts'

/** Bands in one buffer of the pool: a first page is filled from one or two. */
const bandsAtOnce = 5

/** The derivatives that match a query's filters on offers, by price band. */
export type MatchingBands = {
  /** Matches of all bands. */
  all: BitSet
  /** The query parts of a band. */
  partsOf(band: number): readonly QueryPart[]
  /** Matches in a band and in no cheaper one, computed on first use. */
  membersOf(band: number): BitSet
  /** Memory of the sets. */
  pool: BitSetPool
}

/**
 * @param cells those that a query asks for
 * @param pool whose sets are not in use any more
 */
export function matchingBands(
  reader: MatchReader,
  cells: readonly QueryCell[],
  pool: BitSetPool = bitSetPool(reader.index.words, bandsAtOnce),
): MatchingBands {
  pool.clear()
  const found = pool.take()
  const known: BitSet[] = []
  const partsOf = (band: number) => queryPartsOf(cells, band)
  return {
    pool,
    all: carsInCells(reader, cells, pool),
    partsOf,
    membersOf(band) {
      for (let next = known.length; next <= band; next++) {
        const members = pool.take()
        for (const { queryCell, part } of partsOf(next))
          addQueryPart(reader, members, queryCell, part)
        removeAll(members, found)
        addAll(found, members)
        known.push(members)
      }
      return known[band]!
    },
  }
}
