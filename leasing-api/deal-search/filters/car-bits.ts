import { bootSizes } from '#core/filters/options/option-labels.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureFlags, type FeatureFlag } from '#core/vehicle/feature-flag.ts'
import { electricBandOf } from '#core/vehicle/pure-electric-range.ts'
import {
  addAll,
  addBit,
  bitSetOf,
  keepCommon,
  wordsFor,
  wordsInUse,
  type BitSet,
} from '../sets/bit-set.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { BitSetPool } from '../sets/bit-set-pool.ts'
import type { ChosenCars } from './chosen-cars.ts'

/** Bit sets of derivatives by value of an attribute. */
export type BitsByValue<Value> = ReadonlyMap<Value, BitSet>

/** Bit sets of derivatives for all filters on cars. */
export type CarBits = {
  all: BitSet
  manufacturers: BitsByValue<number>
  /** Non-empty words of each make's set. */
  manufacturerWords: ReadonlyMap<number, readonly number[]>
  ranges: BitsByValue<number>
  carModels: BitsByValue<number>
  bodyTypes: BitsByValue<Derivative['bodyType']>
  fuelTypes: BitsByValue<Derivative['fuelType']>
  transmissions: BitsByValue<Derivative['transmission']>
  doors: BitsByValue<number>
  seats: BitsByValue<number>
  features: BitsByValue<FeatureFlag>
  /** By the least litres of the boot, in the sizes that lists offer. */
  boots: BitsByValue<number>
  /** Litres of each derivative's boot, 0 where it is not known, by its position. */
  bootLitres: readonly number[]
  /** Only pure electric cars have a band. */
  pureElectricRanges: BitsByValue<NonNullable<ReturnType<typeof electricBandOf>>>
}

function carBits(derivatives: readonly Derivative[]): CarBits {
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
  const where = <Value>(
    values: readonly Value[],
    has: (car: Derivative, value: Value) => boolean,
  ) =>
    new Map(
      values.map((value) => [
        value,
        bitSetOf(derivatives.length, (position) => has(derivatives[position]!, value)),
      ]),
    )
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
    seats: by((car) => car.seats),
    features: where(featureFlags, (car, flag) => car.features.includes(flag)),
    boots: where(bootSizes, (car, litres) => (car.bootLitres ?? 0) >= litres),
    bootLitres: derivatives.map(({ bootLitres }) => bootLitres ?? 0),
    pureElectricRanges: by(electricBandOf),
  }
}

/** Cached by catalogue, which is immutable and outlives many rate books. */
const known = new WeakMap<Catalogue, CarBits>()

/** The bit sets of a catalogue's derivatives, by their position there. */
export function carBitsOf(catalogue: Catalogue): CarBits {
  let bits = known.get(catalogue)
  if (bits === undefined) {
    bits = carBits(catalogue.derivatives.map(({ derivative }) => derivative))
    known.set(catalogue, bits)
  }
  return bits
}

export const carFilterNames = [
  'manufacturers',
  'ranges',
  'carModels',
  'bodyTypes',
  'fuelTypes',
  'transmissions',
  'doors',
  'seats',
  'features',
  'boots',
  'pureElectricRanges',
] as const

export type CarFilter = (typeof carFilterNames)[number]

/** The derivatives each filter on cars allows; null where it restricts nothing. */
export type AllowedCars = Readonly<Record<CarFilter, BitSet | null>>

/** @param pool where sets are made that are not a value's own */
export function allowedCars(
  cars: CarBits,
  query: DealQuery,
  { manufacturerIds, rangeIds, carModelIds }: ChosenCars,
  pool: BitSetPool,
): AllowedCars {
  const { bodyTypes, fuelTypes, transmissions, doors, seats, pureElectricRanges } = query
  return {
    manufacturers: manufacturerIds && withAnyOf(cars.manufacturers, manufacturerIds, pool),
    ranges: rangeIds && withAnyOf(cars.ranges, rangeIds, pool),
    carModels: carModelIds && withAnyOf(cars.carModels, carModelIds, pool),
    bodyTypes: orAny(cars.bodyTypes, bodyTypes, pool),
    fuelTypes: orAny(cars.fuelTypes, fuelTypes, pool),
    transmissions: orAny(cars.transmissions, transmissions, pool),
    doors: orAny(cars.doors, doors, pool),
    seats: orAny(cars.seats, seats, pool),
    features: withAll(cars.features, query.features, pool),
    boots: query.bootFrom === null ? null : withBoot(cars, query.bootFrom, pool),
    pureElectricRanges: orAny(cars.pureElectricRanges, pureElectricRanges, pool),
  }
}

/** The derivatives that have all of the equipment; null where none is chosen. Rule F-126. */
function withAll(
  sets: CarBits['features'],
  features: readonly FeatureFlag[],
  pool: BitSetPool,
): BitSet | null {
  return putTogether(
    features.map((feature) => sets.get(feature)!),
    keepCommon,
    pool,
  )
}

/** The derivatives whose boot holds at least so many litres. Rule F-126. */
function withBoot({ boots, bootLitres }: CarBits, litres: number, pool: BitSetPool): BitSet {
  const own = boots.get(litres)
  if (own) return own
  const bits = pool.take()
  for (const [position, boot] of bootLitres.entries()) if (boot >= litres) addBit(bits, position)
  return bits
}

function orAny<Value>(
  sets: BitsByValue<Value>,
  values: readonly Value[],
  pool: BitSetPool,
): BitSet | null {
  return values.length === 0 ? null : withAnyOf(sets, values, pool)
}

/** The union of the values' sets; of a single value, as in most filters, its own set. */
function withAnyOf<Value>(
  sets: BitsByValue<Value>,
  values: Iterable<Value>,
  pool: BitSetPool,
): BitSet {
  const own: BitSet[] = []
  for (const value of values) {
    const bits = sets.get(value)
    if (bits) own.push(bits)
  }
  return putTogether(own, addAll, pool) ?? pool.take()
}

/** Combines several sets into one; a single one is returned as it is, none gives null. */
function putTogether(
  sets: readonly BitSet[],
  put: (bits: BitSet, other: BitSet) => void,
  pool: BitSetPool,
): BitSet | null {
  const first = sets[0]
  if (first === undefined || sets.length === 1) return first ?? null
  const bits = pool.take()
  bits.set(first)
  for (let at = 1; at < sets.length; at++) put(bits, sets[at]!)
  return bits
}

/**
 * The derivatives that pass every filter but those left out. Read-only: it may be a filter's own
 * set.
 * @param pool where the set is made where there is none yet
 */
export function carsAllowed(
  cars: CarBits,
  allowed: AllowedCars,
  pool: BitSetPool,
  except: readonly CarFilter[] = noFilters,
): BitSet {
  const restricting: BitSet[] = []
  for (const filter of carFilterNames) {
    const bits = allowed[filter]
    if (bits !== null && !except.includes(filter)) restricting.push(bits)
  }
  return putTogether(restricting, keepCommon, pool) ?? cars.all
}

const noFilters: readonly CarFilter[] = []
