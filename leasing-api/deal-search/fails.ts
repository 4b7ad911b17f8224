/**
 * Which filters something fails, one bit each. A facet counts what fails nothing but its own
 * filter, so one scan that knows these bits answers every facet.
 */
export const profileFails = {
  financeType: 1,
  term: 2,
  annualMileage: 4,
  deposit: 8,
  stock: 16,
  /** Special offers and maintenance have no facet: what fails here never counts. */
  hidden: 32,
} as const

export const derivativeFails = {
  manufacturer: 1,
  /** Range and car model: the manufacturer facet looks past both. */
  range: 2,
  bodyType: 4,
  fuelType: 8,
  transmission: 16,
  pureElectricRange: 32,
  doors: 64,
} as const
