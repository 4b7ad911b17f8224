import type { DealQuery } from '#core/filters/deal-query.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { electricBandOf } from '#core/vehicle/pure-electric-range.ts'
import type { ChosenCars } from './chosen-cars.ts'
import { derivativeFails } from './fails.ts'

/** The filters of a query that each derivative fails, as bits, in the catalogue's order. */
export function failsOfDerivatives(
  query: DealQuery,
  chosen: ChosenCars,
  derivatives: readonly Derivative[],
): Uint8Array {
  return Uint8Array.from(derivatives, (derivative) => failsOf(query, chosen, derivative))
}

function failsOf(query: DealQuery, chosen: ChosenCars, car: Derivative): number {
  let fails = 0
  if (!(chosen.manufacturerIds?.has(car.manufacturer.id) ?? true)) {
    fails |= derivativeFails.manufacturer
  }
  if (!(chosen.rangeIds?.has(car.range.id) ?? true)) fails |= derivativeFails.range
  if (!(chosen.carModelIds?.has(car.carModel.id) ?? true)) fails |= derivativeFails.range
  if (!allows(query.bodyTypes, car.bodyType)) fails |= derivativeFails.bodyType
  if (!allows(query.fuelTypes, car.fuelType)) fails |= derivativeFails.fuelType
  if (!allows(query.transmissions, car.transmission)) fails |= derivativeFails.transmission
  if (!allows(query.doors, car.doors)) fails |= derivativeFails.doors
  if (query.pureElectricRanges.length > 0) {
    const band = electricBandOf(car)
    if (band === null || !query.pureElectricRanges.includes(band)) {
      fails |= derivativeFails.pureElectricRange
    }
  }
  return fails
}

function allows<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value)
}
