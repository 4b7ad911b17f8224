import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { CarModelGroup } from '#core/offer/deal.ts'
import { matchingCars } from '../match/matching-cars.ts'
import { addBit, countBits, forEachBit, hasBit, keepCommon, type BitSet } from '../sets/bit-set.ts'
import type { BestOffer } from './best-accumulator.ts'
import { bestOffers } from './best-offers.ts'
import type { CarModelTable } from './car-models.ts'
import type { ListReader } from './list-reader.ts'

/** A car model in a list: the first of its derivatives in the order of the list, for all of them. */
type BestOfModel = BestOffer & { group: CarModelGroup }

/**
 * One page of the car models that have matching derivatives, with their number and that of the
 * derivatives: the models of the list of `bestOffers` in the order in which they first come in it.
 * @param from place of the first model to show, from 0; up to, not including, `to`
 */
export function bestOfModels(
  reader: ListReader,
  query: DealQuery,
  models: CarModelTable,
  { cars, from, to }: { cars: BitSet; from: number; to: number },
): { total: number; dealCount: number; shown: BestOfModel[] } {
  const { scratch } = reader
  const matching = scratch.take()
  matching.set(matchingCars(reader, query, undefined, scratch))
  keepCommon(matching, cars)
  const found = scratch.take()
  forEachBit(matching, (derivative) => addBit(found, models.of[derivative]!))
  const { shown } = bestOffers(reader, query, { cars: matching, from, to, models })
  const dealCount = countBits(matching)
  return {
    total: countBits(found),
    dealCount,
    shown: withGroups(reader, query, models, { matching, shown, dealCount }),
  }
}

/** Adds to the first of each shown model what all of the model's deals say. */
function withGroups(
  reader: ListReader,
  query: DealQuery,
  models: CarModelTable,
  { matching, shown, dealCount }: { matching: BitSet; shown: BestOffer[]; dealCount: number },
): BestOfModel[] {
  const { scratch, columns } = reader
  const shownModels = scratch.take()
  for (const { derivative } of shown) addBit(shownModels, models.of[derivative]!)
  const cars = scratch.take()
  forEachBit(matching, (derivative) => {
    if (hasBit(shownModels, models.of[derivative]!)) addBit(cars, derivative)
  })
  const ofModel = Map.groupBy(
    bestOffers(reader, query, { cars, from: 0, to: dealCount }).shown,
    ({ derivative }) => models.of[derivative]!,
  )
  const monthlyOf = ({ offer }: BestOffer) => columns.monthlyPence[offer]!
  return shown.map((first) => {
    const others = ofModel
      .get(models.of[first.derivative]!)!
      .filter(({ derivative }) => derivative !== first.derivative)
    const otherwise = others.reduce((least, each) => Math.min(least, monthlyOf(each)), Infinity)
    const group = {
      deals: others.length + 1,
      cheapestPence: Math.min(monthlyOf(first), otherwise),
      otherwiseFromPence: others.length === 0 ? null : otherwise,
    }
    return { ...first, group }
  })
}
