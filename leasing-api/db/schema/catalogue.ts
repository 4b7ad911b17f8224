import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FeatureFlag } from '#core/vehicle/feature-flag.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Paint } from '#core/vehicle/paint.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'
import { instant } from './instant.ts'

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Manufacturers. Slugs are stored once and never recomputed, since addresses are made of them. */
export const manufacturers = pgTable('manufacturers', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
})

/** Ranges, the model lines of a make: Corsa, 3 Series. A range is of cars or of vans. */
export const ranges = pgTable(
  'ranges',
  {
    id: id(),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'car' | 'van'>().notNull(),
  },
  (table) => [unique().on(table.manufacturerId, table.slug)],
)

/** Car models, the bodies of a range: Corsa Hatchback. */
export const carModels = pgTable(
  'car_models',
  {
    id: id(),
    rangeId: integer('range_id')
      .notNull()
      .references(() => ranges.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (table) => [unique().on(table.rangeId, table.slug)],
)

/**
 * One engine and trim of a car model: what can be leased. Where the agency tested two bounds
 * of one car, the plain columns hold the worse figure and the `…Best` columns the better.
 */
export const derivatives = pgTable(
  'derivatives',
  {
    id: id(),
    /** The number the trade knows the derivative by; invented ones start at 10,000,000. Text outside. */
    capId: bigint('cap_id', { mode: 'number' }).notNull().unique(),
    /** Make, model, description, transmission and fuel, of imported cars power too: the same car has the same key in every import. */
    storedKey: text('stored_key').notNull().unique(),
    carModelId: integer('car_model_id')
      .notNull()
      .references(() => carModels.id),
    name: text('name').notNull(),
    bodyType: text('body_type').$type<BodyType>().notNull(),
    fuelType: text('fuel_type').$type<FuelType>().notNull(),
    transmission: text('transmission').$type<Transmission>().notNull(),
    doors: integer('doors').notNull(),
    seats: integer('seats').notNull(),
    powerBhp: integer('power_bhp'),
    co2: integer('co2'),
    co2Best: integer('co2_best'),
    combinedMpg: doublePrecision('combined_mpg'),
    combinedMpgBest: doublePrecision('combined_mpg_best'),
    batteryRangeMiles: integer('battery_range_miles'),
    batteryRangeBestMiles: integer('battery_range_best_miles'),
    engineCc: integer('engine_cc'),
    onTheRoadPricePence: integer('on_the_road_price_pence'),
    p11dPence: integer('p11d_pence'),
    ncapStars: integer('ncap_stars'),
    bootLitres: integer('boot_litres'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    insuranceGroup: integer('insurance_group'),
    zeroTo62Seconds: doublePrecision('zero_to_62_seconds'),
    batteryKwh: doublePrecision('battery_kwh'),
    chargeKw: integer('charge_kw'),
    towingKg: integer('towing_kg'),
    features: jsonb('features').$type<FeatureFlag[]>().notNull(),
    paint: text('paint').$type<Paint>().notNull(),
    isApproximate: boolean('is_approximate').notNull(),
    /** Who the figures come from: our own catalogue or the Vehicle Certification Agency's file. */
    source: text('source').$type<'authored' | 'vca'>().notNull(),
    /** When a catalogue first came without it; null while it is in its catalogue. Rule C-196. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index().on(table.carModelId)],
)

/** Stock units: cars a provider has ready for delivery. */
export const stockUnits = pgTable(
  'stock_units',
  {
    id: id(),
    providerId: integer('provider_id').notNull(),
    derivativeId: integer('derivative_id')
      .notNull()
      .references(() => derivatives.id),
    colour: text('colour').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    availableFrom: date('available_from', { mode: 'string' }),
    quantity: integer('quantity').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.derivativeId)],
)
