import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealMatches } from '#core/filters/query/deal-matches.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { dealRank, rowOrder, sortDirection } from '#core/filters/query/deal-rank.ts'
import { leaseTotalPence } from '#core/pricing/lease/lease-cost.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import {
  offerQuery,
  pcpTotalPence,
  plainWorld,
  rawRatesOf,
  worldContext,
  worldDerivatives,
  worldRowFigures,
  type WorldOffer,
} from '#leasing-api/test/oracles/plain-world.ts'
import { bestOffers } from '../list/best-offers.ts'
import { bitSetOf, countBits, forEachBit } from '../sets/bit-set.ts'
import { buildRates, type BuiltRates } from '../load/built-rates.ts'
import { compareProfiles } from '../columns/compare-profiles.ts'
import { matchingCars } from '../match/matching-cars.ts'
import { runAt } from '../columns/offer-positions.ts'
import { runStartsOf } from '../columns/offer-sources.ts'
import { plainlySpecial } from '#leasing-api/test/oracles/plainly-special.ts'
import { searchReaders } from '../search-readers.ts'
import { rentalSets } from '../facets/rental-sets.ts'

const everyCar = bitSetOf(worldDerivatives, () => true)
const readerOf = (built: BuiltRates) => searchReaders(built, worldContext).forLists

const anyCar = {
  manufacturer: { id: 1, slug: 'ford', name: 'Ford' },
  range: { id: 1, slug: 'focus', name: 'Focus' },
  carModel: { id: 1, slug: 'hatchback', name: 'Hatchback' },
  bodyType: 'hatchback',
  fuelType: 'petrol',
  transmission: 'manual',
  doors: 5,
  seats: 5,
  features: [] as never[],
  bootLitres: 375,
  batteryRangeMiles: null,
} as const

/** Worlds are constants, and twenty questions are asked of each. */
const specialIn = new WeakMap<readonly WorldOffer[], Set<WorldOffer>>()

function specialOf(world: readonly WorldOffer[]): Set<WorldOffer> {
  const known = specialIn.get(world)
  if (known) return known
  const priced = world.map((offer) => ({ ...offer, offer, totalPence: totalOf(offer) }))
  const special = [...plainlySpecial(priced, ({ derivative }) => derivative)]
  specialIn.set(world, new Set(special.map(({ offer }) => offer)))
  return specialIn.get(world)!
}

const matching = (query: DealQuery, offers: readonly WorldOffer[]) =>
  offers.filter((offer) => isMatching(query, offer, specialOf(offers).has(offer)))

const isMatching = (
  query: DealQuery,
  { provider, profile, monthlyPence }: WorldOffer,
  isSpecial: boolean,
) =>
  dealMatches(query, {
    car: anyCar,
    provider: { id: provider + 1, slug: '' },
    profile,
    isSpecial,
    monthlyPaymentPence: monthlyPence,
    initialPaymentPence:
      profile.financeType === 'pcp'
        ? profile.depositPounds * 100
        : profile.initialRentals * monthlyPence,
  })

const totalOf = (offer: WorldOffer) =>
  offer.profile.financeType === 'pcp'
    ? pcpTotalPence(offer)
    : leaseTotalPence({
        monthlyPaymentPence: offer.monthlyPence,
        processingFeePence: offer.feePence,
        initialRentals: offer.profile.initialRentals,
        termMonths: offer.profile.termMonths,
      })

/** Every matching derivative's best offer, in the order of the list: said at length, offer by offer. */
function plainList(query: DealQuery, offers: readonly WorldOffer[]): WorldOffer[] {
  const rank = (offer: WorldOffer) =>
    dealRank(query.sort, offer.profile.termMonths)(offer.monthlyPence, totalOf(offer))
  const byFigure = rowOrder(query.sort)
  const place = (offer: WorldOffer) =>
    byFigure ? byFigure(worldRowFigures(offer.derivative)) : sortDirection(query.sort) * rank(offer)
  const byPrice = (a: WorldOffer, b: WorldOffer) =>
    totalOf(a) - totalOf(b) || a.monthlyPence - b.monthlyPence
  const best = new Map<number, WorldOffer>()
  for (const offer of matching(query, offers)) {
    const known = best.get(offer.derivative)
    const order =
      known &&
      (rank(offer) - rank(known) ||
        byPrice(offer, known) ||
        offer.provider - known.provider ||
        compareProfiles(offer.profile, known.profile))
    if (order === undefined || order < 0) best.set(offer.derivative, offer)
  }
  return [...best.values()].toSorted(
    (a, b) =>
      place(a) - place(b) || rank(a) - rank(b) || byPrice(a, b) || a.derivative - b.derivative,
  )
}

test('lists equal a reading of every offer: cars, offers, order and total', () => {
  fc.assert(
    fc.property(
      plainWorld,
      fc.array(offerQuery, { minLength: 20, maxLength: 20 }),
      (world, queries) => {
        const built = buildRates(rawRatesOf(world))
        const reader = readerOf(built)
        const { columns } = built
        for (const query of queries) {
          const expected = plainList(query, world)
          const { total, shown } = bestOffers(reader, query, {
            cars: everyCar,
            from: 0,
            to: worldDerivatives,
          })
          expect(total).toBe(expected.length)
          expect(
            shown.map(({ derivative, offer }) => ({
              derivative,
              provider: columns.provider[offer],
              profile: columns.runs[runAt(runStartsOf(columns), offer)]!.profile,
              monthlyPence: columns.monthlyPence[offer],
              totalPence: columns.totalPence[offer],
            })),
          ).toEqual(
            expected.map((offer) => ({
              derivative: offer.derivative,
              provider: offer.provider,
              profile: offer.profile,
              monthlyPence: offer.monthlyPence,
              totalPence: totalOf(offer),
            })),
          )
        }
      },
    ),
    { numRuns: 100 },
  )
}, 120_000)

test('the derivatives with a matching offer equal a reading of every offer', () => {
  fc.assert(
    fc.property(
      plainWorld,
      fc.array(offerQuery, { minLength: 20, maxLength: 20 }),
      (world, queries) => {
        const reader = readerOf(buildRates(rawRatesOf(world)))
        for (const query of queries) {
          const found: number[] = []
          forEachBit(matchingCars(reader, query), (derivative) => found.push(derivative))
          const expected = new Set(matching(query, world).map(({ derivative }) => derivative))
          expect(found).toEqual([...expected].toSorted((a, b) => a - b))
        }
      },
    ),
    { numRuns: 100 },
  )
}, 120_000)

test('the derivatives within each limit on the first payment equal a reading of every offer', () => {
  fc.assert(
    fc.property(
      plainWorld,
      fc.array(offerQuery, { minLength: 10, maxLength: 10 }),
      (world, queries) => {
        const reader = readerOf(buildRates(rawRatesOf(world)))
        for (const query of queries) {
          const sets = rentalSets(reader, query)
          const expected = rentalRanges.map((rentalRange) => {
            const found = matching({ ...query, rentalRange }, world)
            return [rentalRange, new Set(found.map(({ derivative }) => derivative)).size]
          })
          expect([...sets].map(([value, bits]) => [value, countBits(bits)])).toEqual(expected)
        }
      },
    ),
    { numRuns: 100 },
  )
}, 120_000)

test('a page is what stands in its place in the whole list', () => {
  fc.assert(
    fc.property(
      plainWorld,
      offerQuery,
      fc.nat(45),
      fc.integer({ min: 1, max: 10 }),
      (world, query, from, rows) => {
        const reader = readerOf(buildRates(rawRatesOf(world)))
        const whole = bestOffers(reader, query, { cars: everyCar, from: 0, to: worldDerivatives })
        const page = bestOffers(reader, query, { cars: everyCar, from, to: from + rows })
        expect(page).toEqual({ total: whole.total, shown: whole.shown.slice(from, from + rows) })
      },
    ),
  )
})

test('only cars that are wanted are listed', () => {
  fc.assert(
    fc.property(
      plainWorld,
      offerQuery,
      fc.array(fc.nat(worldDerivatives - 1)),
      (world, query, cars) => {
        const reader = readerOf(buildRates(rawRatesOf(world)))
        const wanted = bitSetOf(worldDerivatives, (car) => cars.includes(car))
        const whole = bestOffers(reader, query, { cars: everyCar, from: 0, to: worldDerivatives })
        const some = bestOffers(reader, query, { cars: wanted, from: 0, to: worldDerivatives })
        expect(some.shown).toEqual(
          whole.shown.filter(({ derivative }) => cars.includes(derivative)),
        )
        expect(some.total).toBe(some.shown.length)
      },
    ),
  )
})
