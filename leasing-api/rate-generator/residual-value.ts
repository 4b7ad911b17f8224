import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'

/** Residual share of the list price after three years and 24,000 miles, by fuel. */
const retainedByFuel = {
  petrol: 0.465,
  diesel: 0.445,
  hybrid: 0.49,
  'plug-in-hybrid': 0.45,
  electric: 0.47,
} satisfies Record<FuelType, number>

/** Addition of the body to that. */
const addedByBody = {
  suv: 0.02,
  mpv: -0.02,
  hatchback: 0,
  saloon: -0.01,
  estate: 0,
  sports: 0.05,
  coupe: 0.02,
  convertible: 0.03,
  van: -0.03,
} satisfies Record<BodyType, number>

const retainedEachYear = 0.86
const lostPerThousandMiles = 0.0018
const leastRetained = 0.1

/**
 * The share of its list price a car is worth at the end of a contract, 0 to 1.
 * @param car `standing` is what its make and range add: between -0.05 and 0.05
 */
export function residualShare(
  car: { fuelType: FuelType; bodyType: BodyType; standing: number },
  termMonths: number,
  annualMileageMiles: number,
): number {
  const atThreeYears = retainedByFuel[car.fuelType] + addedByBody[car.bodyType] + car.standing
  const years = termMonths / 12
  const milesBeyond = annualMileageMiles * years - 8000 * years
  const share =
    atThreeYears * retainedEachYear ** (years - 3) - (milesBeyond / 1000) * lostPerThousandMiles
  return Math.max(share, leastRetained)
}
