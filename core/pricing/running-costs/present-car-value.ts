import { carValueAfterPence } from './settlement.ts'
import { shareOfPence } from '../money/share-of-pence.ts'

/**
 * Depreciation rates, used without a valuer. Our own estimates, to be told as such: a fifth in the
 * first year, 15% of the rest in each later one, 3p for each mile beyond 8,000 a year, and never
 * below a twentieth of the price when new. Rule P-69.
 */
export const ownDepreciation = {
  retainedInFirstYearBasisPoints: 8000,
  retainedEachYearBasisPoints: 8500,
  usualMilesPerYear: 8000,
  pencePerMile: 3,
  leastRetainedBasisPoints: 500,
  /** Spread of prices by condition and place, either way. */
  spreadBasisPoints: 800,
} as const

/** Estimated price of a car, in whole pence. */
export type CarValue = { lowPence: number; middlePence: number; highPence: number }

/**
 * Our own estimate of a car's value, from its price when new, its age in whole months and its
 * miles; usual miles where they are unknown. Within the first year the loss is spread over the
 * months. Fewer miles than usual add as much as more take away, up to the price when new. Rule
 * P-69.
 * @example presentCarValue({ newPricePence: 2_000_000, ageMonths: 24, mileageMiles: null }).middlePence // 1_360_000
 */
export function presentCarValue(car: {
  newPricePence: number
  ageMonths: number
  mileageMiles: number | null
}): CarValue {
  const { newPricePence, mileageMiles } = car
  const own = ownDepreciation
  const ageMonths = Math.max(0, car.ageMonths)
  const firstYear = carValueAfterPence(
    newPricePence,
    Math.min(ageMonths, 12),
    own.retainedInFirstYearBasisPoints,
  )
  const aged = carValueAfterPence(
    firstYear,
    Math.max(0, ageMonths - 12),
    own.retainedEachYearBasisPoints,
  )
  const usualMiles = (own.usualMilesPerYear * ageMonths) / 12
  const milesBeyond = (mileageMiles ?? usualMiles) - usualMiles
  const least = shareOfPence(newPricePence, own.leastRetainedBasisPoints)
  const driven = Math.round(aged - milesBeyond * own.pencePerMile)
  const middlePence = Math.min(newPricePence, Math.max(least, driven))
  const spread = shareOfPence(middlePence, own.spreadBasisPoints)
  return { lowPence: middlePence - spread, middlePence, highPence: middlePence + spread }
}
