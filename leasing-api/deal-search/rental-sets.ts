import {
  rentalRangeCeilingPence,
  rentalRanges,
  type RentalRange,
} from '#core/pricing/rental-range.ts'
import { askedCells, type AskedCell, type OfferQuery } from './asked-offers.ts'
import { addAll, addBit, hasBit, type BitSet } from './bit-set.ts'
import { bitSetRoom, type BitSetRoom } from './bit-set-room.ts'
import type { BitsByValue } from './car-bits.ts'
import { addAskedPart, matchingCars } from './matching-cars.ts'
import { bandEndsPence, wholeBands, type BandPart } from './price-bands.ts'
import { mostMonthlyPence } from './profile-space.ts'
import { entriesOf, type IndexReader } from './read-entries.ts'

const ceilings = rentalRanges.flatMap((value) => {
  const pence = rentalRangeCeilingPence(value)
  return pence === null ? [] : [{ value, pence }]
})

/**
 * The derivatives that each limit on the first payment would leave, all limits in one reading: a
 * derivative belongs to the lowest limit that its cheapest offer of a band keeps to, and to every
 * higher one. Null where a lower limit on the monthly price cuts a band, since then the cheapest
 * offer does not tell.
 */
export function rentalSets(
  reader: IndexReader,
  query: OfferQuery,
  room: BitSetRoom = bitSetRoom(reader.index.words, ceilings.length + 2),
): BitsByValue<RentalRange> | null {
  const unlimited = { ...query, rentalRange: '0' as const }
  const cells = askedCells(reader.index.space, reader.cells, unlimited, { deposits: true })
  const isCutBelow = ({ band, fromPence }: BandPart) =>
    fromPence > (bandEndsPence[band - 1] ?? Number.NEGATIVE_INFINITY)
  if (cells.some(({ parts }) => parts?.some(isCutBelow))) return null
  const within = ceilings.map(() => room())
  const settled = room()
  for (const asked of cells) {
    const deposit = reader.index.space[query.financeType].deposits[asked.place.deposit!]!
    const mosts = ceilings.map(({ pence }) => mostMonthlyPence(deposit, pence))
    for (const part of asked.parts ?? wholeBands) {
      addByCeiling(reader, asked, part, mosts, within, settled)
    }
  }
  const sets = new Map<RentalRange, BitSet>()
  sets.set('0', matchingCars(reader, unlimited, undefined, room))
  for (const [at, { value }] of ceilings.entries()) {
    if (at > 0) addAll(within[at]!, within[at - 1]!)
    sets.set(value, within[at]!)
  }
  return sets
}

/**
 * @param mosts by ceiling, ascending: the highest monthly price that keeps to it
 * @param within by ceiling: gets the derivatives that keep to it and to none before it, others too
 * @param settled a set to work in
 */
function addByCeiling(
  reader: IndexReader,
  asked: AskedCell,
  part: BandPart,
  mosts: readonly number[],
  within: readonly BitSet[],
  settled: BitSet,
): void {
  const end = Math.min(part.toPence, bandEndsPence[part.band] ?? Number.POSITIVE_INFINITY)
  const lowest = mosts.findIndex((most) => most > Math.max(part.fromPence, -1))
  if (lowest === -1) return
  if (mosts[lowest]! >= end) return addAskedPart(reader, within[lowest]!, asked, part)
  // Whoever keeps to this ceiling or a lower one already gains nothing in this band.
  settled.set(within[lowest]!)
  for (const bits of within.slice(0, lowest)) addAll(settled, bits)
  const { derivative, monthlyPence } = reader.index
  const [from, to] = entriesOf(reader.index, asked.cell, part.band)
  for (let entry = from; entry < to; entry++) {
    const car = derivative[entry]!
    if (hasBit(settled, car)) continue
    const monthly = monthlyPence[entry]!
    if (monthly > end) continue
    let ceiling = lowest
    while (ceiling < mosts.length && monthly > mosts[ceiling]!) ceiling++
    if (ceiling < mosts.length) addBit(within[ceiling]!, car)
  }
}
