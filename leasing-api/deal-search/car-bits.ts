import type { DealQuery } from '#core/filters/deal-query.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { electricBandOf } from '#core/vehicle/pure-electric-range.ts'
import {
  addAll,
  addBit,
  bitSetOf,
  keepCommon,
  wordsFor,
  wordsInUse,
  type BitSet,
} from './bit-set.ts'
import type { ChosenCars } from './chosen-cars.ts'

/** The derivatives that have each value of something, by the value. */
export type BitsByValue<Value> = ReadonlyMap<Value, BitSet>

/** Derivatives by everything filters ask of the car itself. */
export type CarBits = {
  all: BitSet
  manufacturers: BitsByValue<number>
  /** The words of each make's set that are in use. */
  manufacturerWords: ReadonlyMap<number, readonly number[]>
  ranges: BitsByValue<number>
  carModels: BitsByValue<number>
  bodyTypes: BitsByValue<Derivative['bodyType']>
  fuelTypes: BitsByValue<Derivative['fuelType']>
  transmissions: BitsByValue<Derivative['transmission']>
  doors: BitsByValue<number>
  /** Only pure electric cars have a band. */
  pureElectricRanges: BitsByValue<NonNullable<ReturnType<typeof electricBandOf>>>
}

export function carBits(derivatives: readonly Derivative[]): CarBits {
  const by = <Value>(valueOf: (car: Derivative) => Value | null): BitsByValue<Value> => {
    const sets = new Map<Value, BitSet>()
    for (const [position, car] of derivatives.entries()) {
      const value = valueOf(car)
      if (value === null) continue
      const bits = sets.get(value) ?? new Uint32Array(wordsFor(derivatives.length))
      addBit(bits, position)
      sets.set(value, bits)
    }
    return sets
  }
  const manufacturers = by((car) => car.manufacturer.id)
  return {
    all: bitSetOf(derivatives.length, () => true),
    manufacturers,
    manufacturerWords: new Map(Array.from(manufacturers, ([id, bits]) => [id, wordsInUse(bits)])),
    ranges: by((car) => car.range.id),
    carModels: by((car) => car.carModel.id),
    bodyTypes: by((car) => car.bodyType),
    fuelTypes: by((car) => car.fuelType),
    transmissions: by((car) => car.transmission),
    doors: by((car) => car.doors),
    pureElectricRanges: by(electricBandOf),
  }
}

export type CarFilter = Exclude<keyof CarBits, 'all' | 'manufacturerWords'>

/** What a query asks of the car: for each filter that restricts, the derivatives it allows. */
export type AllowedCars = ReadonlyMap<CarFilter, BitSet>

export function allowedCars(cars: CarBits, query: DealQuery, chosen: ChosenCars): AllowedCars {
  const allowed = new Map<CarFilter, BitSet>()
  const allow = <Value>(
    filter: CarFilter,
    sets: BitsByValue<Value>,
    values: Iterable<Value> | null,
  ) => {
    if (values === null) return
    const bits = new Uint32Array(cars.all.length)
    for (const value of values) {
      const own = sets.get(value)
      if (own) addAll(bits, own)
    }
    allowed.set(filter, bits)
  }
  const orAny = <Value>(values: readonly Value[]) => (values.length === 0 ? null : values)
  allow('manufacturers', cars.manufacturers, chosen.manufacturerIds)
  allow('ranges', cars.ranges, chosen.rangeIds)
  allow('carModels', cars.carModels, chosen.carModelIds)
  allow('bodyTypes', cars.bodyTypes, orAny(query.bodyTypes))
  allow('fuelTypes', cars.fuelTypes, orAny(query.fuelTypes))
  allow('transmissions', cars.transmissions, orAny(query.transmissions))
  allow('doors', cars.doors, orAny(query.doors))
  allow('pureElectricRanges', cars.pureElectricRanges, orAny(query.pureElectricRanges))
  return allowed
}

/**
 * The derivatives that every filter allows, but for those a facet looks past.
 * @param bits the set to put them into, whatever it holds
 */
export function carsAllowed(
  cars: CarBits,
  allowed: AllowedCars,
  past: readonly CarFilter[] = [],
  bits: BitSet = new Uint32Array(cars.all.length),
): BitSet {
  bits.set(cars.all)
  for (const [filter, own] of allowed) if (!past.includes(filter)) keepCommon(bits, own)
  return bits
}
