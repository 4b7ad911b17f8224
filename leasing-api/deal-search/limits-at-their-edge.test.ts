import { expect, test } from 'vitest'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import {
  rawRatesOf,
  worldContext,
  worldDerivatives,
  type WorldOffer,
} from '../test/oracles/plain-world.ts'
import { bestOffers } from './list/best-offers.ts'
import { bitSetOf, forEachBit, type BitSet } from './sets/bit-set.ts'
import { buildRates } from './load/built-rates.ts'
import { mostSpread } from './index/deal-index.ts'
import { matchingCars } from './match/matching-cars.ts'
import { mostMonthlyPence } from './index/profile-space.ts'
import type { ListReader } from './list/list-reader.ts'
import { searchReaders } from './search-readers.ts'
import { rentalSets } from './facets/rental-sets.ts'

const everyCar = bitSetOf(worldDerivatives, () => true)

const profile: LeaseProfile = {
  financeType: 'personal',
  termMonths: 36,
  annualMileageMiles: 8000,
  initialRentals: 9,
  isInStock: false,
  isSpecialOffer: false,
  isMaintained: false,
}

/** A world in which one derivative is quoted at these monthly prices, each by another provider. */
function quotedAt(monthlyPence: readonly number[], change: Partial<LeaseProfile> = {}) {
  const offers = monthlyPence.map((pence, provider): WorldOffer => ({
    derivative: 7,
    provider,
    profile: { ...profile, ...change },
    monthlyPence: pence,
    // The dearer the offer, the higher its fee: the best by total is the cheapest one as well.
    feePence: provider,
  }))
  return searchReaders(buildRates(rawRatesOf(offers)), worldContext).forLists
}

const numbersOf = (bits: BitSet) => {
  const numbers: number[] = []
  forEachBit(bits, (number) => numbers.push(number))
  return numbers
}

/** The derivatives that match, and the monthly prices that the list shows. */
function found(reader: ListReader, change: Partial<DealQuery>) {
  const query = { ...openQuery, ...change }
  const { shown } = bestOffers(reader, query, { cars: everyCar, from: 0, to: worldDerivatives })
  return {
    cars: numbersOf(matchingCars(reader, query)),
    prices: shown.map(({ offer }) => reader.columns.monthlyPence[offer]),
  }
}

// Above every end of a band, where the dearest price may be too far from the cheapest for its entry.
const cheap = 100_000

test.each([
  ['as far as an entry can tell, and no further', mostSpread - 1],
  ['as far as it can tell', mostSpread],
  ['further than it can tell', mostSpread + 1],
  ['much further than it can tell', 3 * mostSpread],
])('an offer that is dearer by %s is found by a lower limit on the price', (_, spread) => {
  const dear = cheap + spread
  const below = Math.floor((dear - 1) / 100)
  for (const sort of ['minPayment|asc', 'minPayment|desc', 'effectiveMonthly|asc'] as const) {
    const reader = quotedAt([cheap, cheap + 10, dear])
    expect(found(reader, { budgetFrom: below, sort })).toEqual({ cars: [7], prices: [dear] })
    expect(found(reader, { budgetFrom: Math.ceil(dear / 100), sort })).toEqual({
      cars: [],
      prices: [],
    })
  }
})

test('an offer between the cheapest and the dearest is found by two limits', () => {
  const reader = quotedAt([cheap, cheap + 10_000, cheap + 3 * mostSpread])
  expect(found(reader, { budgetFrom: 1050, budgetTo: 1150 })).toEqual({
    cars: [7],
    prices: [110_000],
  })
  expect(found(reader, { budgetFrom: 1150, budgetTo: 1160 })).toEqual({ cars: [], prices: [] })
})

test.each([
  // Nine of the first are £1,999.98, nine of the second £2,000.07.
  [9, 22_222, '2000', true],
  [9, 22_223, '2000', false],
  [12, 41_666, '5000', true],
  [12, 41_667, '5000', false],
  [1, 50_000, '500', true],
  [1, 50_001, '500', false],
] as const)(
  '%d rentals of %d pence are within £%s: %s',
  (initialRentals, pence, rentalRange, is) => {
    const reader = quotedAt([pence], { initialRentals })
    expect(found(reader, { rentalRange })).toEqual({
      cars: is ? [7] : [],
      prices: is ? [pence] : [],
    })
    expect(numbersOf(rentalSets(reader, openQuery).get(rentalRange)!)).toEqual(is ? [7] : [])
  },
)

test('the highest monthly price within a ceiling is a whole penny, rounded down', () => {
  const lease = { filterValue: 9, initialRentals: 9, ceilingPounds: null }
  expect(mostMonthlyPence(lease, 200_000)).toBe(22_222)
  expect(mostMonthlyPence({ ...lease, initialRentals: 8 }, 200_000)).toBe(25_000)
  expect(mostMonthlyPence(lease, null)).toBe(Number.POSITIVE_INFINITY)
})

test('limits on the first payment hold beside limits on the monthly price', () => {
  const reader = quotedAt([23_100])
  const within = (change: Partial<DealQuery>) =>
    numbersOf(rentalSets(reader, { ...openQuery, ...change }).get('3000')!)
  expect(within({ budgetTo: 231 })).toEqual([7])
  expect(within({ budgetTo: 230 })).toEqual([])
  expect(within({ budgetFrom: 200 })).toEqual([7])
  expect(within({ budgetFrom: 230 })).toEqual([7])
  expect(within({ budgetFrom: 231 })).toEqual([])
})
