import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerQuery, plainWorld, rawRatesOf, worldDerivatives } from '../testing/plain-world.ts'
import { bestOffers } from './list/best-offers.ts'
import { bitSetOf } from './sets/bit-set.ts'
import { buildRates } from './load/built-rates.ts'
import { offerSets, type OfferSets } from './facets/offer-sets.ts'
import { indexReader } from './index/read-entries.ts'

const everyCar = bitSetOf(worldDerivatives, () => true)
/** Far fewer than are asked, so that the memory of forgotten ones is used again and again. */
const kept = { questions: 8, parts: 8 }

/** A copy, since the memory of the sets is used again. */
const copied = ({ pool: _, ...sets }: OfferSets) =>
  Object.entries(sets).map(([name, own]) => [
    name,
    own instanceof Map ? [...own].map(([value, bits]) => [value, [...bits]]) : [...own],
  ])

test('a question is answered as if nothing had been asked before, however much was', () => {
  const [world] = fc.sample(plainWorld, { numRuns: 1, seed: 11 })
  const queries = fc.sample(offerQuery, { numRuns: 200, seed: 12 })
  const { columns, index } = buildRates(rawRatesOf(world!))
  const reader = indexReader(columns, index, worldDerivatives, kept)
  // Asked once more in another order, some are kept ones and most are not.
  for (const query of [...queries, ...queries.toReversed()]) {
    const fresh = indexReader(columns, index, worldDerivatives)
    expect(bestOffers(reader, query, everyCar, 0, 3)).toEqual(
      bestOffers(fresh, query, everyCar, 0, 3),
    )
    expect(copied(offerSets(reader, query))).toEqual(copied(offerSets(fresh, query)))
  }
})
