import type { BodyType } from './body-type.ts'
import type { Derivative } from './derivative.ts'
import type { FuelType } from './fuel-type.ts'

/** The little of a priced car that others are likened to. */
export type LikenedCar = {
  car: Pick<Derivative, 'bodyType' | 'fuelType' | 'lengthMm'>
  /** Null where nobody quotes it. */
  monthlyPaymentPence: number | null
}

/** What each likeness counts of a hundred points. */
const points = { body: 35, fuel: 20, size: 20, price: 25 } as const

/** From this difference in length on, two cars are of different size altogether. */
const otherSizeMm = 500

/** Bodies that serve much the same purpose. */
const kindredBodies = [
  ['suv', 'estate'],
  ['suv', 'mpv'],
  ['suv', 'hatchback'],
  ['estate', 'mpv'],
  ['estate', 'saloon'],
  ['hatchback', 'saloon'],
  ['coupe', 'sports'],
  ['coupe', 'convertible'],
  ['sports', 'convertible'],
] as const satisfies readonly (readonly [BodyType, BodyType])[]

/** Fuels between which the habits of a driver change little. */
const kindredFuels = [
  ['petrol', 'diesel'],
  ['petrol', 'hybrid'],
  ['diesel', 'hybrid'],
  ['hybrid', 'plug-in-hybrid'],
  ['plug-in-hybrid', 'electric'],
] as const satisfies readonly (readonly [FuelType, FuelType])[]

/**
 * How much one car is like another, 0 to 100 points: body 35, fuel 20, size 20, price 25. Kindred
 * bodies and fuels count half; size falls with the difference in length and is gone at 500 mm;
 * price falls with the difference in monthly price and is gone where one costs twice the other.
 * A length or price that is not known counts half. The same either way round. Rule K-01.
 * @example carLikeness(corsa, corsa) // 100
 */
export function carLikeness(left: LikenedCar, right: LikenedCar): number {
  const body = nameLikeness(left.car.bodyType, right.car.bodyType, kindredBodies)
  const fuel = nameLikeness(left.car.fuelType, right.car.fuelType, kindredFuels)
  const size = sizeLikeness(left.car.lengthMm, right.car.lengthMm)
  const price = priceLikeness(left.monthlyPaymentPence, right.monthlyPaymentPence)
  return Math.round(
    points.body * body + points.fuel * fuel + points.size * size + points.price * price,
  )
}

/** 1 for the same, a half for kindred, 0 for others. */
function nameLikeness<Name extends string>(
  left: Name,
  right: Name,
  kindred: readonly (readonly [Name, Name])[],
): number {
  if (left === right) return 1
  const isKindred = kindred.some((pair) => pair.includes(left) && pair.includes(right))
  return isKindred ? 0.5 : 0
}

function sizeLikeness(leftMm: number | null, rightMm: number | null): number {
  if (leftMm === null || rightMm === null) return 0.5
  return Math.max(0, 1 - Math.abs(leftMm - rightMm) / otherSizeMm)
}

/** Prices are above 0. */
function priceLikeness(leftPence: number | null, rightPence: number | null): number {
  if (leftPence === null || rightPence === null) return 0.5
  const share = Math.abs(leftPence - rightPence) / Math.max(leftPence, rightPence)
  return Math.max(0, 1 - 2 * share)
}
