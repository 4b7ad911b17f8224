import { compareText } from '../pricing/money/compare-text.ts'
import type { Derivative } from './derivative.ts'
import { featureFlags, type FeatureFlag } from './feature-flag.ts'
import { trimName } from './trim-name.ts'

type TrimCar = Pick<Derivative, 'name' | 'features' | 'onTheRoadPricePence'>

/** A trim of a range with its cars. */
export type Trim<Car extends TrimCar = TrimCar> = {
  name: string
  cars: Car[]
  /** What every car of the trim has, in the order of the page. */
  features: FeatureFlag[]
  /** What the trim below has not; nothing for the plainest. */
  added: FeatureFlag[]
}

/**
 * The trims of a range, the plainest first: by how much equipment every car of the trim has, then
 * by its lowest list price, unknown ones last, then by name. Empty without cars. Rule K-08.
 */
export function trimsOf<Car extends TrimCar>(cars: readonly Car[]): Trim<Car>[] {
  const byName = Map.groupBy(cars, ({ name }) => trimName(name))
  const ordered = [...byName]
    .map(([name, own]) => ({ name, cars: own, features: sharedFeatures(own) }))
    .toSorted(
      (left, right) =>
        left.features.length - right.features.length ||
        // Not a number, and so passed over, where both are unknown.
        lowestPricePence(left.cars) - lowestPricePence(right.cars) ||
        compareText(left.name, right.name),
    )
  return ordered.map((trim, at) => {
    const below = ordered[at - 1]?.features ?? trim.features
    return { ...trim, added: trim.features.filter((flag) => !below.includes(flag)) }
  })
}

function sharedFeatures(cars: readonly TrimCar[]): FeatureFlag[] {
  return featureFlags.filter((flag) => cars.every(({ features }) => features.includes(flag)))
}

function lowestPricePence(cars: readonly TrimCar[]): number {
  return Math.min(
    ...cars.map(({ onTheRoadPricePence }) => onTheRoadPricePence ?? Number.POSITIVE_INFINITY),
  )
}
