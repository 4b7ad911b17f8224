import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { valueInputs, valueQuotient } from './value-inputs.ts'
import { leastDealsScored, scoreOfRank, valueGroup, valueGroups, valueRank } from './value-score.ts'

/** A deal of a group: its effective month and its car's list price, in pence. */
type Priced = { monthlyPence: number; listPence: number }

const quotientOf = ({ monthlyPence, listPence }: Priced) =>
  valueQuotient({ effectiveMonthlyPence: monthlyPence, listPricePence: listPence })
const groupOf = (deals: readonly Priced[]) =>
  valueGroups(deals.map((deal) => ({ group: 'one', quotient: quotientOf(deal) }))).get('one')!
/** Each car's best deal in its group. */
const ranksOf = (deals: readonly Priced[]) => {
  const group = groupOf(deals)
  return deals.map((deal) => valueRank(group, quotientOf(deal), quotientOf(deal)))
}

// Amounts that a fifth more of is a whole number of pence, and that often tie.
const priced = fc.record({
  monthlyPence: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.nat(30_000)).map((n) => 5 * n + 5),
  listPence: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.nat(2_000_000)).map((n) => 5 * n + 5),
})
const deals = fc.array(priced, { minLength: 1, maxLength: 60, size: 'max' })

describe('P-82 which deals are ranked together', () => {
  const profile = corsaOffer().profile

  test('one body and fuel on one profile, whatever the provider’s mark', () => {
    const group = valueGroup(corsa, profile)
    expect(group).toBe('hatchback petrol p36-8000-6-fn')
    expect(valueGroup(corsa, { ...profile, isSpecialOffer: true })).toBe(group)
    expect(valueGroup(corsa, corsaPcp36.profile)).toBeNull()
  })

  const kinds = fc.record({
    bodyType: fc.constantFrom('suv' as const, 'van' as const),
    fuelType: fc.constantFrom('petrol' as const, 'electric' as const),
  })
  const profiles: fc.Arbitrary<LeaseProfile> = fc.record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36),
    annualMileageMiles: fc.constantFrom(8000, 10_000),
    initialRentals: fc.constantFrom(1, 6),
    isInStock: fc.boolean(),
    isSpecialOffer: fc.boolean(),
    isMaintained: fc.boolean(),
  })

  test('no group mixes terms, finance types or anything else of a profile, bodies or fuels', () => {
    const mixed = fc.array(fc.tuple(kinds, profiles), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(mixed, (all) => {
        const named = all.map(([kind, own]) => valueGroup(kind, own)!)
        const groups = valueGroups(named.map((group, at) => ({ group, quotient: at })))
        for (const [at, [kind, { isSpecialOffer: _, ...own }]] of all.entries()) {
          const alike = all.flatMap(([otherKind, { isSpecialOffer: __, ...other }], place) =>
            JSON.stringify([otherKind, other]) === JSON.stringify([kind, own]) ? [place] : [],
          )
          expect([...groups.get(named[at]!)!]).toEqual(alike)
        }
      }),
    )
  })

  test('fewer than eight deals have ranks and no score', () => {
    const most = Array.from({ length: 8 }, (_, at) => ({
      monthlyPence: 100 + at,
      listPence: 10_000,
    }))
    expect(leastDealsScored).toBe(8)
    expect(ranksOf(most.slice(1)).map(({ score }) => score)).toEqual(Array(7).fill(null))
    expect(ranksOf(most).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(ranksOf(most).map(({ score }) => score && Math.round(score))).toEqual([
      ...[100, 86, 71, 57, 43, 29, 14, 0],
    ])
  })
})

describe('P-83 rank and score', () => {
  test.each([
    [1, 41, 100],
    [3, 41, 95],
    [41, 41, 0],
    [5, 9, 50],
  ])('rank %i of %i scores %i', (rank, size, score) => {
    expect(scoreOfRank(rank, size)).toBe(score)
  })

  test('three cars worked through by hand', () => {
    // £250 ÷ £25,000 = £10.00, £198 ÷ £18,000 = £11.00 and £300 ÷ £20,000 = £15.00 a month for each £1,000.
    const cars = [
      { monthlyPence: 25_000, listPence: 2_500_000 },
      { monthlyPence: 19_800, listPence: 1_800_000 },
      { monthlyPence: 30_000, listPence: 2_000_000 },
    ]
    // Six more that cost £12 to £14.50: the first stands 1st of 9, the second 2nd, the third 9th.
    const others = [12, 12.5, 13, 13.5, 14, 14.5].map((pounds) => ({
      monthlyPence: pounds * 1000,
      listPence: 1_000_000,
    }))
    const [first, second, third] = ranksOf([...cars, ...others])
    expect(first).toEqual({ rank: 1, deals: 9, score: 100 })
    expect(second).toEqual({ rank: 2, deals: 9, score: 87.5 })
    expect(third).toEqual({ rank: 9, deals: 9, score: 0 })
  })

  test('within a group the order of scores is the order of the quotient', () => {
    fc.assert(
      fc.property(deals, (all) => {
        const ranks = ranksOf(all)
        for (const [at, one] of all.entries()) {
          for (const [place, other] of all.entries()) {
            // Compared as fractions, without a division.
            const isBetter = one.monthlyPence * other.listPence < other.monthlyPence * one.listPence
            expect(ranks[at]!.rank < ranks[place]!.rank).toBe(isBetter)
            if (isBetter && all.length >= 8) {
              expect(ranks[at]!.score).toBeGreaterThan(ranks[place]!.score!)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a fifth on all prices of a group, of the leases alone or of the cars too, changes no score', () => {
    const dearer = (pence: number) => (pence * 6) / 5
    fc.assert(
      fc.property(deals, fc.boolean(), (all, areCarsDearer) => {
        const raised = all.map(({ monthlyPence, listPence }) => ({
          monthlyPence: dearer(monthlyPence),
          listPence: areCarsDearer ? dearer(listPence) : listPence,
        }))
        expect(ranksOf(raised)).toEqual(ranksOf(all))
      }),
    )
  })

  test('a new cheaper rival never raises another’s rank or score', () => {
    fc.assert(
      fc.property(deals, priced, (all, rival) => {
        const before = ranksOf(all)
        for (const [at, after] of ranksOf([...all, rival])
          .slice(0, -1)
          .entries()) {
          expect(after.rank).toBeGreaterThanOrEqual(before[at]!.rank)
          const isCheaper = quotientOf(rival) < quotientOf(all[at]!)
          expect(after.rank - before[at]!.rank).toBe(Number(isCheaper))
          if (isCheaper && before[at]!.score !== null) {
            expect(after.score).toBeLessThanOrEqual(before[at]!.score)
          }
        }
      }),
    )
  })

  test('a dearer offer of a car is ranked among the deals of the other cars', () => {
    fc.assert(
      fc.property(deals, fc.nat(30_000), (all, more) => {
        const [best, ...others] = all as [Priced, ...Priced[]]
        const dearer = { ...best, monthlyPence: best.monthlyPence + more }
        const place = valueRank(groupOf(all), quotientOf(dearer), quotientOf(best))
        const better = others.filter((other) => quotientOf(other) < quotientOf(dearer)).length
        expect([place.rank, place.deals]).toEqual([1 + better, all.length])
      }),
    )
  })

  test('amounts below £300,000 that differ as fractions differ as quotients', () => {
    const pence = fc.integer({ min: 1, max: 29_999_999 })
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: -1, max: 1 }), (monthly, list, step) => {
        // The closest fractions there are: neighbours whose cross products differ by little.
        const other = { monthlyPence: monthly + step, listPence: list + step }
        fc.pre(other.monthlyPence > 0 && other.listPence > 0)
        const cross = BigInt(monthly) * BigInt(other.listPence)
        const crossed = BigInt(other.monthlyPence) * BigInt(list)
        const [one, two] = [
          quotientOf({ monthlyPence: monthly, listPence: list }),
          quotientOf(other),
        ]
        expect(Math.sign(one - two)).toBe(cross < crossed ? -1 : cross > crossed ? 1 : 0)
      }),
    )
  })
})

test('P-80 P-82 a car’s own amounts lead to its rank', () => {
  const inputs = valueInputs(corsa, { financeType: 'personal' }, 24_000)!
  const group = Float64Array.of(valueQuotient(inputs))
  expect(valueRank(group, group[0]!, group[0]!)).toEqual({ rank: 1, deals: 1, score: null })
})
