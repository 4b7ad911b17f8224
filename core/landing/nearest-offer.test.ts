import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp } from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { LeaseProfile } from '../offer/lease-profile.ts'
import type { Offer } from '../offer/offer.ts'
import { type DealPreferences, selectionOf } from './deal-selection.ts'
import { nearestOffer } from './nearest-offer.ts'

/** Which of two offers is nearer, whichever comes first and whatever either costs. */
function nearer(
  left: Offer,
  right: Offer,
  ...preferences: [DealPreferences?, (keyof DealPreferences)[]?]
) {
  const cheap = (offer: Offer) => ({ ...offer, monthlyPaymentPence: 1 })
  const winners = [
    nearestOffer([left, right], ...preferences),
    nearestOffer([right, left], ...preferences),
    nearestOffer([left, cheap(right)], ...preferences),
    nearestOffer([cheap(left), right], ...preferences),
  ]
  const ids = new Set(winners.map((offer) => offer?.id))
  return ids.size === 1 ? (ids.has(left.id) ? left : right) : 'a tie'
}

test('L-09 no offers, no offer', () => {
  expect(nearestOffer([])).toBeNull()
})

describe('L-09 which preference is given up first', () => {
  const base = corsaPersonal36
  // Each row: an offer that misses the one, an offer that misses the other, and which is nearer.
  test.each<[string, DealPreferences, Partial<LeaseProfile>, Partial<LeaseProfile>]>([
    [
      'stock before finance type',
      { isInStock: false },
      { isInStock: true },
      { financeType: 'business' },
    ],
    ['maintenance before stock', { isInStock: false }, { isMaintained: true }, { isInStock: true }],
    ['term before maintenance', {}, { termMonths: 60 }, { isMaintained: true }],
    ['mileage before term', {}, { annualMileageMiles: 30000 }, { termMonths: 48 }],
    ['deposit before mileage', {}, { initialRentals: 12 }, { annualMileageMiles: 10000 }],
  ])('%s', (_, preferences, given, kept) => {
    const left = corsaOffer(given)
    expect(nearer(left, corsaOffer(kept), { ...selectionOf(base), ...preferences })).toBe(left)
  })

  test('a number is as far as its difference is to the larger of the two', () => {
    const [shorter, longer] = [corsaOffer({ termMonths: 24 }), corsaOffer({ termMonths: 48 })]
    // 12 of 36 is more than 12 of 48.
    expect(nearer(shorter, longer)).toBe(longer)
    expect(nearer(corsaOffer({ termMonths: 30 }), longer)).toEqual(corsaOffer({ termMonths: 30 }))
    // 6 of 12 is as far as 6 of 12.
    expect(nearer(corsaOffer({ initialRentals: 3 }), corsaOffer({ initialRentals: 12 }))).toBe(
      'a tie',
    )
  })

  test('a small difference in what matters more outweighs a large one in what matters less', () => {
    // A tenth of 1,000 against nine tenths of 100.
    const farther = corsaOffer({ annualMileageMiles: 80000 })
    expect(nearer(farther, corsaOffer({ termMonths: 40 }))).toBe(farther)
  })

  test('a deposit of nothing is met by nothing down', () => {
    const nothing = corsaPcp({ depositPounds: 0 })
    expect(nearer(nothing, corsaPcp36, { financeType: 'pcp', deposit: 0 })).toBe(nothing)
  })

  test('a term a little off with the right mileage is nearer than a mileage far off', () => {
    const alike = corsaOffer({ termMonths: 35 })
    expect(nearer(alike, corsaOffer({ annualMileageMiles: 30000 }))).toBe(alike)
  })

  test('of the offers on the nearest profile it is the top offer', () => {
    const dearer = corsaOffer({ monthlyPaymentPence: 19901 })
    const far = corsaOffer({ termMonths: 24, monthlyPaymentPence: 100 })
    expect(nearestOffer([dearer, corsaPersonal36, far])).toBe(corsaPersonal36)
    expect(nearestOffer([corsaPersonal36, dearer, far])).toBe(corsaPersonal36)
    const cheaperLater = corsaOffer({ monthlyPaymentPence: 19899 })
    expect(nearestOffer([corsaPersonal36, cheaperLater])).toBe(cheaperLater)
  })
})

describe('L-10 without a preference', () => {
  test('is the common profile: personal, without maintenance, 36 months, 8,000 miles, 6 months up front', () => {
    for (const other of [
      corsaOffer({ financeType: 'business' }),
      corsaOffer({ isMaintained: true }),
      corsaOffer({ termMonths: 48 }),
      corsaOffer({ annualMileageMiles: 10000 }),
      corsaOffer({ initialRentals: 9 }),
      corsaPcp36,
    ]) {
      expect(nearer(corsaPersonal36, other)).toBe(corsaPersonal36)
    }
  })

  test('is 10,000 miles for a business', () => {
    const preferences = { financeType: 'business' } as const
    const ten = corsaOffer({ ...preferences, annualMileageMiles: 10000 })
    expect(nearer(corsaOffer(preferences), ten, preferences)).toBe(ten)
  })

  test('is any side of the stock toggle: the cheaper decides', () => {
    expect(nearer(corsaOffer({ isInStock: true }), corsaPersonal36)).toBe('a tie')
  })

  test('P-74 is £2,500 down for a PCP, however much lower the month of a larger deposit', () => {
    const preferences = { financeType: 'pcp' } as const
    const [least, middle, most] = [1000, 2500, 5000].map((depositPounds) =>
      corsaPcp({ depositPounds }),
    ) as [Offer, Offer, Offer]
    expect(nearer(middle, most, preferences)).toBe(middle)
    expect(nearer(least, middle, preferences)).toBe(middle)
    // Half of £5,000 is as far as half of £2,500.
    expect(nearer(corsaPcp36, most, preferences)).toBe(corsaPcp36)
  })

  test('a preference goes before the common profile', () => {
    const nine = corsaOffer({ initialRentals: 9 })
    expect(nearer(nine, corsaPersonal36, { deposit: 9 })).toBe(nine)
  })
})

test('L-11 what was changed last is given up last of all', () => {
  const inStock = corsaOffer({ isInStock: true })
  const longer = corsaOffer({ termMonths: 48 })
  const preferences = { ...selectionOf(inStock), termMonths: 48 }
  expect(nearer(inStock, longer, preferences)).toBe(inStock)
  expect(nearer(inStock, longer, preferences, ['termMonths'])).toBe(longer)
  expect(nearer(inStock, longer, preferences, ['deposit'])).toBe(inStock)
  const business = corsaOffer({ financeType: 'business', initialRentals: 12 })
  expect(nearer(longer, business, { deposit: 12 }, ['deposit'])).toBe(business)
})

const anyOffer = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(5000, 8000, 10000),
    initialRentals: fc.constantFrom(1, 6, 9),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    monthlyPaymentPence: fc.integer({ min: 5000, max: 90000 }),
  })
  .map(corsaOffer)

test('L-09 a profile that is quoted is met as preferred', () => {
  fc.assert(
    fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 40 }), fc.nat(), (offers, pick) => {
      const preferences = selectionOf(offers[pick % offers.length]!)
      expect(selectionOf(nearestOffer(offers, preferences)!)).toEqual(preferences)
    }),
  )
})
