import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { BitSet } from '../sets/bit-set.ts'
import type { BitSetPool } from '../sets/bit-set-pool.ts'
import { allowedCars, carsAllowed, type AllowedCars, type CarBits } from './car-bits.ts'
import { chosenCars, type ChosenCars } from './chosen-cars.ts'

/** The filters of a query on cars, apart from those on offers. */
export type CarFilters = {
  chosen: ChosenCars
  allowed: AllowedCars
  /** The derivatives that pass every filter. Read-only: it may be a filter's own set. */
  wanted: BitSet
}

/**
 * Resolves the filters of a query on cars.
 * @param pool where sets are made that the cars have not
 */
export function carFilters(
  cars: CarBits,
  catalogue: Catalogue,
  query: DealQuery,
  pool: BitSetPool,
): CarFilters {
  const chosen = chosenCars(catalogue, query)
  const allowed = allowedCars(cars, query, chosen, pool)
  return { chosen, allowed, wanted: carsAllowed(cars, allowed, pool) }
}
