import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { namedToWire } from '../manufacturers/manufacturer-to-wire.ts'
import { shownCars } from '../ranges/shown-cars.ts'

/** Site map: makes, ranges and models with cars that may be shown, and the cars with prices. */
export function siteMap(deals: DealSearch) {
  const { catalogue } = deals
  const cars = shownCars(deals)
  const makeIds = new Set(cars.map(({ manufacturer }) => manufacturer.id))
  const rangeIds = new Set(cars.map(({ range }) => range.id))
  const modelIds = new Set(cars.map(({ carModel }) => carModel.id))
  const modelsByRange = Map.groupBy(
    catalogue.carModels.filter(({ id }) => modelIds.has(id)),
    ({ rangeId }) => rangeId,
  )
  const rangesByMake = Map.groupBy(
    catalogue.ranges.filter(({ id }) => rangeIds.has(id)),
    ({ manufacturerId }) => manufacturerId,
  )
  return {
    manufacturers: catalogue.manufacturers
      .filter(({ id }) => makeIds.has(id))
      .map((make) => ({
        ...namedToWire(make),
        ranges: rangesByMake.get(make.id)!.map((range) => ({
          ...namedToWire(range),
          carModels: modelsByRange.get(range.id)!.map(namedToWire),
        })),
      })),
    capIds: cars.map(({ capId }) => capId).filter((capId) => deals.isQuoted(capId)),
  }
}
