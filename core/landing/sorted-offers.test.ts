import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortOptions } from '../filters/query/sort.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import type { Offer, PcpOffer } from '../offer/offer.ts'
import { isSort, sortedOffers, topOffer } from './sorted-offers.ts'

const sorts = sortOptions.map(({ value }) => value)

// Monthly £180, £199, £200; in total £9,310, £8,409, £7,250; spread over the term £193.96, £233.58, £201.39.
const long = corsaOffer({ termMonths: 48, monthlyPaymentPence: 18000, initialRentals: 3 })
const middle = corsaPersonal36
const short = corsaOffer({
  initialRentals: 1,
  monthlyPaymentPence: 20000,
  processingFeePence: 5000,
})

test.each([
  ['minPayment|asc', [long, middle, short]],
  ['minPayment|desc', [short, middle, long]],
  ['totalCost|asc', [short, middle, long]],
  ['effectiveMonthly|asc', [long, short, middle]],
] as const)('L-04 %s', (sort, expected) => {
  expect(sortedOffers([middle, long, short], sort)).toEqual(expected)
  expect(sortedOffers([short, long, middle], sort)).toEqual(expected)
})

test('L-04 the sorts, the first of which is the default', () => {
  expect(sorts).toEqual([
    'minPayment|asc',
    'minPayment|desc',
    'totalCost|asc',
    'effectiveMonthly|asc',
    'score|desc',
    'electricRange|desc',
    'mpg|desc',
    'delivery|asc',
    'checked|desc',
  ])
})

test('L-04 by delivery or when a price was checked, and by what all offers of a car have alike', () => {
  const slow = { ...long, deliveryWeeks: { from: 8, to: 9 } }
  const soon = { ...short, deliveryWeeks: { from: 2, to: 5 } }
  const sooner = { ...middle, deliveryWeeks: { from: 2, to: 3 } }
  expect(sortedOffers([slow, soon, sooner], 'delivery|asc')).toEqual([sooner, soon, slow])
  const earlier = { ...long, checkedAt: '2026-11-01T09:00:00.000Z' }
  const later = { ...short, checkedAt: '2026-11-02T09:00:00.000Z' }
  expect(sortedOffers([earlier, later], 'checked|desc')).toEqual([later, earlier])
  expect(sortedOffers([middle, long, short], 'electricRange|desc')).toEqual([long, middle, short])
  expect(sortedOffers([middle, long, short], 'mpg|desc')).toEqual([long, middle, short])
  const byMonth = sortedOffers([middle, long, short], 'effectiveMonthly|asc')
  expect(sortedOffers([middle, long, short], 'score|desc')).toEqual(byMonth)
})

test('L-05 the effective month compares as it is shown, rounded to whole pence', () => {
  const pcp = (totalPayablePence: number, monthlyPaymentPence: number): PcpOffer => ({
    ...corsaPcp36,
    totalPayablePence,
    monthlyPaymentPence,
  })
  // £100.001 and £100.002 a month are both shown as £100.00, so the lower monthly price decides.
  const cheaper = pcp(36 * 10000 + 7, 9000)
  const dearer = pcp(36 * 10000 + 4, 9100)
  expect(sortedOffers([dearer, cheaper], 'effectiveMonthly|asc')).toEqual([cheaper, dearer])
  const nextPenny = pcp(36 * 10000 + 18, 8900)
  expect(sortedOffers([nextPenny, dearer], 'effectiveMonthly|asc')).toEqual([dearer, nextPenny])
})

describe('L-06 a sort that is none', () => {
  test.each(['', 'price', 'minPayment', 'totalCost|desc', 'constructor'])('%j', (sort) => {
    expect(isSort(sort)).toBe(false)
    expect(sortedOffers([middle, long, short], sort)).toEqual([middle, long, short])
  })

  test.each(sorts)('%s is one', (sort) => {
    expect(isSort(sort)).toBe(true)
  })

  test('gives a list of its own', () => {
    const offers = [middle]
    expect(sortedOffers(offers, '')).not.toBe(offers)
  })
})

describe('L-07 ties', () => {
  const cheapFee = corsaOffer({ processingFeePence: 0 })
  const dearFee = corsaOffer({ processingFeePence: 1 })
  const priced = (monthlyPaymentPence: number): Offer => ({ ...middle, monthlyPaymentPence })
  // Its id comes last, so that the id does not decide.
  const abbey = corsaOffer({ provider: { ...northgateDrive, id: 9, name: 'Abbey' } })
  const laterId: Offer = { ...middle, id: '1-10000001-p36-8000-6-sn' }

  test.each<[string, string, Offer, Offer]>([
    ['the lower monthly price', 'totalCost|asc', priced(100), priced(101)],
    ['the lower monthly price', 'effectiveMonthly|asc', priced(100), priced(101)],
    ['then to the lower total', 'minPayment|asc', cheapFee, dearFee],
    ['then to the lower total', 'minPayment|desc', cheapFee, dearFee],
    ['then to the provider whose name comes first', 'minPayment|asc', abbey, middle],
    ['then to the id that comes first', 'minPayment|asc', middle, laterId],
  ])('go to %s (%s)', (_, sort, first, second) => {
    expect(sortedOffers([first, second], sort)).toEqual([first, second])
    expect(sortedOffers([second, first], sort)).toEqual([first, second])
  })
})

const anyOffer = fc
  .record({
    termMonths: fc.constantFrom(24, 36),
    initialRentals: fc.constantFrom(1, 6),
    isInStock: fc.boolean(),
    monthlyPaymentPence: fc.integer({ min: 10000, max: 10005 }),
    processingFeePence: fc.constantFrom(0, 100),
  })
  .map(corsaOffer)

test.each([...sorts, 'none'])(
  'L-04 %s is a permutation and never changes the list it sorts',
  (sort) => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 30 }), (offers) => {
        const before = [...offers]
        const sorted = sortedOffers(offers, sort)
        const left: Offer[] = [...offers]
        for (const offer of sorted) left.splice(left.indexOf(offer), 1)
        expect(sorted).toHaveLength(offers.length)
        expect(left).toEqual([])
        expect(offers).toEqual(before)
      }),
    )
  },
)

test.each(sorts)('L-07 %s does not depend on the order given', (sort) => {
  fc.assert(
    fc.property(fc.uniqueArray(anyOffer, { selector: ({ id }) => id }), (offers) => {
      expect(sortedOffers(offers.toReversed(), sort)).toEqual(sortedOffers(offers, sort))
    }),
  )
})

describe('L-08 the top offer', () => {
  test('has the lowest monthly price, however long it runs', () => {
    expect(topOffer([middle, long, short])).toBe(long)
  })

  test('has the lower total of two equal monthly prices', () => {
    const dearer = corsaOffer({ processingFeePence: 30000 })
    expect(topOffer([dearer, middle])).toBe(middle)
  })

  test('is none without offers', () => {
    expect(topOffer([])).toBeNull()
  })
})
