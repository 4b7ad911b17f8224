import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'

/** Fields the file does not say and the import works out from words. */
export type GuessedField = 'make' | 'gearbox' | 'power' | 'body type' | 'doors' | 'seats'

/** The worse and the better of the figures that a car's rows give; null where no row gives any. */
export type Spread = { worse: number; better: number } | null

export type VcaFigures = {
  /** Grams per kilometre, weighted for plug-ins. */
  co2: Spread
  combinedMpg: Spread
  rangeMiles: Spread
}

/** A car of the agency's file, parsed. */
export type VcaCar = {
  /** Same text, same car, in every year's file: its name and its power. Rule K-26. */
  storedKey: string
  /** Its name without its power, and what that was called when names were read differently. */
  nameKeys: readonly [string, ...string[]]
  /** Where the file gives it first. */
  line: number
  make: string
  /** Without make and model year: "A-Class Hatchback". */
  model: string
  modelYear: string | null
  /** Without the mark of the test bound. */
  description: string
  transmissionCode: string
  transmission: Transmission
  fuelType: FuelType
  engineCc: number | null
  powerBhp: number | null
  /** The column's power and those the description states; plug-ins often give the engine's alone. */
  statedPowersBhp: number[]
  figures: VcaFigures
  guessed: GuessedField[]
}

/** A row of the file that became a car or a part of one. */
export type VcaRow = {
  line: number
  car: VcaCar
  bound: 'VL' | 'VH' | null
  wasMended: boolean
  /** What was put right in the row, and what was not taken of it. */
  mended: string[]
  leftOut: string[]
}

/** A car's place in the catalogue: make, range and model, with body, doors and seats. */
export type Placing = {
  manufacturer: { slug: string; name: string }
  range: { slug: string; name: string; kind: 'car' | 'van' }
  carModel: { slug: string; name: string }
  /** Whether our own catalogue lacks the car model. */
  isOwnModel: boolean
  bodyType: BodyType
  doors: number
  seats: number
  guessed: GuessedField[]
}
