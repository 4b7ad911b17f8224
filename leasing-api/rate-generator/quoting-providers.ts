import { hashText } from '../catalogue/stored-key.ts'
import type { PricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'

export const fewestQuotes = 3
export const mostQuotes = 8

/**
 * The providers that quote a car: each comes with its own likelihood, at least three and at most
 * eight (or all there are).
 */
export function quotingProviders(
  car: Pick<PricedCar, 'storedKey' | 'isVan'>,
  providers: readonly ProviderHabits[],
  seed: number,
): ProviderHabits[] {
  const keenness = (habits: ProviderHabits) => {
    const drawn = hashText(`${seed} quote ${habits.providerId} ${car.storedKey}`) / 2 ** 32
    return (car.isVan ? habits.vanCoverage : habits.coverage) - drawn
  }
  const ranked = providers
    .map((habits) => ({ habits, keenness: keenness(habits) }))
    .toSorted((a, b) => b.keenness - a.keenness)
  const willing = ranked.filter((entry) => entry.keenness > 0).length
  const quotes = Math.min(Math.max(willing, fewestQuotes), mostQuotes)
  return ranked.slice(0, quotes).map(({ habits }) => habits)
}
