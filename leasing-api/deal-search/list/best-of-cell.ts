import type { QueryCell } from '../match/query-cells.ts'
import type { BestOffer } from './best-accumulator.ts'
import { addBit, countCommon, hasBit, type BitSet } from '../sets/bit-set.ts'
import { carsInCells } from '../match/matching-cars.ts'
import { wholeBands } from '../index/price-bands.ts'
import { keepFirstOfModels, type CarModelTable } from './car-models.ts'
import { numberOf, rankedKey } from './ranking.ts'
import { entriesOf } from '../index/index-reader.ts'
import type { ListReader } from './list-reader.ts'

/**
 * Fast path of `bestOffers` for a list by lowest monthly price over whole bands of one cell, as
 * most lists are: the cell has each derivative once in a band with its best offer, so no
 * accumulator is needed.
 * @param models where only the first derivative of each car model is wanted
 */
export function bestOfCell(
  reader: ListReader,
  queryCell: QueryCell,
  cars: BitSet,
  from: number,
  to: number,
  models?: CarModelTable,
): { total: number; shown: BestOffer[] } {
  const { index, scratch, ranking } = reader
  const { derivative, monthlyPence, monthlyOffer } = index
  const { totalPence } = reader.columns
  const total = countCommon(carsInCells(reader, [queryCell], scratch), cars)
  // A derivative counts in its cheapest band only.
  const seen = scratch.take()
  const seenModels = models && scratch.take()
  const shown: BestOffer[] = []
  let before = 0
  for (const { band } of queryCell.parts ?? wholeBands) {
    if (before >= Math.min(to, total)) break
    const [first, end] = entriesOf(index, queryCell.cell, band)
    let size = 0
    for (let entry = first; entry < end; entry++) {
      const car = derivative[entry]!
      if (!hasBit(cars, car) || hasBit(seen, car)) continue
      addBit(seen, car)
      if (models && seenModels && hasBit(seenModels, models.of[car]!)) continue
      ranking.keys[size++] = rankedKey(monthlyPence[entry]!, entry - first)
    }
    const compareTied = (a: number, b: number) =>
      totalPence[monthlyOffer[first + a]!]! - totalPence[monthlyOffer[first + b]!]! ||
      derivative[first + a]! - derivative[first + b]!
    if (models && seenModels) {
      const modelOf = (place: number) => models.of[derivative[first + place]!]!
      size = keepFirstOfModels(ranking.keys, size, models, modelOf, compareTied)
      for (let at = 0; at < size; at++) addBit(seenModels, modelOf(numberOf(ranking.keys[at]!)))
    }
    if (before + size > from) {
      const ranked = ranking.first(size, to - before, compareTied)
      for (const place of ranked.slice(Math.max(from - before, 0), to - before)) {
        shown.push({
          derivative: derivative[first + place]!,
          offer: monthlyOffer[first + place]!,
        })
      }
    }
    before += size
  }
  return { total, shown }
}
