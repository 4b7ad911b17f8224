import {
  rentalRangeCeilingPence,
  rentalRanges,
  type RentalRange,
} from '#core/pricing/lease/rental-range.ts'
import { queryCells, type OfferQuery } from '../match/query-cells.ts'
import type { BitSet } from '../sets/bit-set.ts'
import { bitSetPool, type BitSetPool } from '../sets/bit-set-pool.ts'
import type { BitsByValue } from '../filters/car-bits.ts'
import { addQueryPart, matchingCars } from '../match/matching-cars.ts'
import { wholeBands } from '../index/price-bands.ts'
import { mostMonthlyPence } from '../index/profile-space.ts'
import type { MatchReader } from '../match/match-reader.ts'

/** Derivatives by limit on the first payment, in place of the query's own limit. */
export function rentalSets(
  reader: MatchReader,
  query: OfferQuery,
  pool: BitSetPool = bitSetPool(reader.index.words, rentalRanges.length),
): BitsByValue<RentalRange> {
  const { index, cells } = reader
  const { deposits } = index.space[query.financeType]
  const sets = new Map<RentalRange, BitSet>()
  let lower: { bits: BitSet; ceilingPence: number } | null = null
  for (const rentalRange of rentalRanges) {
    const limited = { ...query, rentalRange }
    const ceilingPence = rentalRangeCeilingPence(rentalRange)
    if (ceilingPence === null || query.providers.length > 0) {
      sets.set(rentalRange, matchingCars(reader, limited, undefined, pool))
      continue
    }
    // Limits ascend: each set includes the one before, so only the rest of each cell is added.
    const bits = pool.take()
    if (lower) bits.set(lower.bits)
    for (const queryCell of queryCells(index.space, cells, limited)) {
      const deposit = deposits[queryCell.place.deposit!]!
      const before = lower ? mostMonthlyPence(deposit, lower.ceilingPence) : -1
      for (const part of queryCell.parts ?? wholeBands) {
        if (!part.isWhole || part.toPence > before) addQueryPart(reader, bits, queryCell, part)
      }
    }
    sets.set(rentalRange, bits)
    lower = { bits, ceilingPence }
  }
  return sets
}
