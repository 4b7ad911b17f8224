import { carName } from '#core/vehicle/car-name.ts'
import type { CustomerChoice } from '../db/schema/forms.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'

/** What a saved search names of the catalogue, as narrow as it is: a car, a model, a range or a make. Rule W-181. */
export function namedChoice(deals: DealSearch, choice: CustomerChoice): string | null {
  const { manufacturerId, rangeId, carModelId, carModelAggregate, capId } = choice
  const car = capId === undefined ? null : deals.derivative(capId)
  if (car) return `${carName(car)} ${car.name}`
  const manufacturer = manufacturerId === undefined ? null : deals.manufacturer(manufacturerId)
  if (!manufacturer) return carModelAggregate ?? null
  const range = rangeId === undefined ? null : deals.range(rangeId, manufacturerId)
  if (!range) return manufacturer.name
  const model = carModelId === undefined ? null : deals.carModel(carModelId, range)
  const name = carName({ manufacturer, range })
  return model ? `${name} ${model.name}` : name
}
