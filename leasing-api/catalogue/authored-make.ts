import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FeatureFlag } from '#core/vehicle/feature-flag.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'

/**
 * How well a trim is equipped. Each level includes the one before it;
 * `equipment.ts` says which feature flags a level stands for.
 */
export type EquipmentLevel = 'entry' | 'comfort' | 'technology' | 'luxury'

/** A trim and what it adds to the engine's on-the-road price, in whole pounds. */
export type AuthoredTrim = {
  name: string
  addsPounds: number
  equipment: EquipmentLevel
  /** Flags beyond the level's own. */
  extras?: readonly FeatureFlag[]
}

/**
 * An engine or motor as offered in the model. `onTheRoadPounds` is the manufacturer's
 * on-the-road price with the first trim. Consumption is WLTP combined; `rangeMiles` is
 * the WLTP combined electric range of a pure electric car, or the electric range of a plug-in.
 */
export type AuthoredEngine = {
  /** As dealers write it, without the trim: "1.2 Turbo 100", "77kWh 286 Long Range". */
  label: string
  fuel: FuelType
  transmission: Transmission
  powerBhp: number
  onTheRoadPounds: number
  /** Absent for electric cars. */
  engineCc?: number
  /** Grams per kilometre, 0 for electric. */
  co2: number
  /** Absent for electric cars. */
  mpg?: number
  rangeMiles?: number
  batteryKwh?: number
  /** Fastest direct-current charging. */
  chargeKw?: number
  zeroTo62Seconds?: number
  /** Names of the trims it comes with; absent means all of them. */
  trims?: readonly string[]
}

/** One body of a range: its derivatives are every engine with every trim it comes with. */
export type AuthoredModel = {
  name: string
  body: BodyType
  doors: number
  seats: number
  bootLitres?: number
  lengthMm?: number
  widthMm?: number
  towingKg?: number
  insuranceGroup?: number
  /** Overall stars, 0 to 5; absent when never tested. */
  ncapStars?: number
  trims: readonly AuthoredTrim[]
  engines: readonly AuthoredEngine[]
  /** True when the author was not sure of the figures; the page then says so. */
  approximate: boolean
}

export type AuthoredRange = {
  name: string
  slug: string
  kind: 'car' | 'van'
  models: readonly AuthoredModel[]
}

export type AuthoredMake = {
  name: string
  slug: string
  ranges: readonly AuthoredRange[]
}
