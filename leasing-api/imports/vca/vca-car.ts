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

/** One row of the agency's file, understood. */
export type VcaCar = {
  /** Same text, same car, in every year's file. */
  storedKey: string
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

/** A row of the file as text; empty where the file says nothing. */
export type VcaRow = {
  line: number
  car: VcaCar
  bound: 'VL' | 'VH' | null
  wasMended: boolean
  leftOut: string[]
}

/** Where a car belongs and what it looks like, as far as words tell. */
export type Placing = {
  manufacturer: { slug: string; name: string }
  range: { slug: string; name: string; kind: 'car' | 'van' }
  carModel: { slug: string; name: string }
  bodyType: BodyType
  doors: number
  seats: number
  guessed: GuessedField[]
}
