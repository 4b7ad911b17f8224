import type { DealQuery } from '#core/filters/deal-query.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import type { BitSet } from './bit-set.ts'
import { allowedCars, carsAllowed, type AllowedCars, type CarBits } from './car-bits.ts'
import { chosenCars, type ChosenCars } from './chosen-cars.ts'
import { recentlyAsked } from './recently-asked.ts'

/** What a query asks of cars, whatever it asks of offers. */
export type AskedCars = {
  chosen: ChosenCars
  allowed: AllowedCars
  /** The derivatives that every filter allows; never changed. */
  wanted: BitSet
}

/** A list is asked for together with its facets, and pages of it one after the other. */
const questionsKept = 64

/** Reads what queries ask of these cars, and keeps it for a while. */
export function askedCars(cars: CarBits, catalogue: Catalogue): (query: DealQuery) => AskedCars {
  const recent = recentlyAsked<AskedCars>(questionsKept)
  return (query) =>
    recent.get(carQuestion(query), () => {
      const chosen = chosenCars(catalogue, query)
      const allowed = allowedCars(cars, query, chosen)
      return { chosen, allowed, wanted: carsAllowed(cars, allowed) }
    })
}

function carQuestion(query: DealQuery): string {
  return JSON.stringify([
    query.manufacturers,
    query.ranges,
    query.carModels,
    query.bodyTypes,
    query.fuelTypes,
    query.transmissions,
    query.doors,
    query.pureElectricRanges,
  ])
}
