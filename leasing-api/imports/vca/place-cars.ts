import { slugOf } from '#core/routes/slug.ts'
import { fuelTypeLabels, type FuelType } from '#core/vehicle/fuel-type.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { AuthoredRange } from './authored-cars.ts'
import { modelRegister, type ModelRegister } from './model-register.ts'
import { namesFuel, takesFuel } from './model-fuels.ts'
import { placeCar } from './place-car.ts'
import type { Placing, VcaCar } from './vca-car.ts'

/** A car with its place in the catalogue. */
export type PlacedCar = { car: VcaCar; placing: Placing }

/**
 * Places the cars of a file so that no car model mixes electric cars with others, unless our own
 * catalogue's does. A model that our catalogue lacks is called like its range and body; where that
 * name belongs to cars of another fuel the fuel is added: "Korando Electric", "Micra Petrol".
 * Rule K-28.
 * @param others what the catalogue holds beside the cars of this file
 */
export function placeCars(
  cars: readonly VcaCar[],
  authored: ReadonlyMap<string, readonly AuthoredRange[]>,
  others: Catalogue['derivatives'],
): PlacedCar[] {
  const register = modelRegister(others)
  const placed = cars.map((car) => ({
    car,
    placing: placeCar(car, authored.get(slugOf(car.make)) ?? []),
  }))
  for (const { car, placing } of placed) register.addToRange(placing, car.fuelType)
  return placed.map(({ car, placing }) => {
    const own = placing.isOwnModel ? inModelOfItsFuel(placing, car.fuelType, register) : placing
    register.add(own, car.fuelType)
    return { car, placing: own }
  })
}

function inModelOfItsFuel(placing: Placing, fuel: FuelType, register: ModelRegister): Placing {
  const { name } = placing.carModel
  const isBesideEngines = fuel === 'electric' && register.hasEngines(placing) && !namesFuel(name)
  if (!isBesideEngines && takesFuel({ name, fuels: register.fuelsOf(placing) }, fuel))
    return placing
  const withFuel = `${name} ${fuelTypeLabels[fuel]}`
  return { ...placing, carModel: { slug: slugOf(withFuel), name: withFuel } }
}
