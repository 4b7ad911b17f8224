import { type BodyType, bodyTypes } from './body-type.ts'

/**
 * The body that most of these cars have, of as many the earlier in the table. Needs a car at least.
 * Rule K-12.
 */
export function commonBody(cars: readonly { bodyType: BodyType }[]): BodyType {
  const counts = new Map(
    bodyTypes.map((body) => [body, cars.filter(({ bodyType }) => bodyType === body).length]),
  )
  const most = Math.max(...counts.values())
  return bodyTypes.find((body) => counts.get(body) === most)!
}
