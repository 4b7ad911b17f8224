import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  offerQuery,
  plainWorld,
  rawRatesOf,
  worldContext,
  worldDerivatives,
} from '../test/oracles/plain-world.ts'
import { bestOffers } from './list/best-offers.ts'
import { bitSetOf } from './sets/bit-set.ts'
import { buildRates } from './load/built-rates.ts'
import type { BitsByValue } from './filters/car-bits.ts'
import { offerSets, type OfferSets } from './facets/offer-sets.ts'
import { searchReaders } from './search-readers.ts'

const everyCar = bitSetOf(worldDerivatives, () => true)
/** Far fewer than are asked, so that the memory of evicted ones is used again and again. */
const cacheSizes = { queries: 8, parts: 8 }

const listed = (sets: BitsByValue<unknown>) =>
  Array.from(sets, ([value, bits]) => [value, [...bits]])

/** A copy, since the memory of the sets is used again. */
const copied = ({ pool: _, ...sets }: OfferSets) =>
  Object.entries(sets).map(([name, own]) => [
    name,
    typeof own === 'function' ? listed(own()) : own instanceof Map ? listed(own) : [...own],
  ])

test('a question is answered as if nothing had been asked before, however much was', () => {
  const [world] = fc.sample(plainWorld, { numRuns: 1, seed: 11 })
  const queries = fc.sample(offerQuery, { numRuns: 200, seed: 12 })
  const built = buildRates(rawRatesOf(world!))
  const warm = searchReaders(built, worldContext, cacheSizes)
  const page = { cars: everyCar, from: 0, to: 3 }
  // Asked once more in another order, some are in the cache and most are not.
  for (const query of [...queries, ...queries.toReversed()]) {
    const cold = searchReaders(built, worldContext)
    expect(bestOffers(warm.forLists, query, page)).toEqual(bestOffers(cold.forLists, query, page))
    expect(copied(offerSets(warm.forFacets, query))).toEqual(
      copied(offerSets(cold.forFacets, query)),
    )
  }
})
