import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byTotalCost,
  isHotDeal,
  nextBestSavingPounds,
  savingPounds,
  type RankedOffer,
} from './next-best-saving.ts'

const offer = (change: Partial<RankedOffer> = {}): RankedOffer => ({
  totalCostPence: 840_900,
  monthlyPaymentPence: 19_900,
  termMonths: 36,
  providerId: 1,
  providerName: 'Harbour Leasing',
  ...change,
})

describe('P-31 offers of one profile are ranked', () => {
  test.each([
    ['by total cost first', { totalCostPence: 840_901, monthlyPaymentPence: 1 }],
    ['then by monthly price', { monthlyPaymentPence: 19_901, providerName: 'A' }],
    ['then by provider name', { providerName: 'Northgate Drive', providerId: 0 }],
    ['then by provider', { providerId: 2 }],
  ])('%s', (_, change) => {
    expect(byTotalCost(offer(), offer(change))).toBeLessThan(0)
    expect(byTotalCost(offer(change), offer())).toBeGreaterThan(0)
  })

  test('an offer ranks level with itself', () => {
    expect(byTotalCost(offer(), offer())).toBe(0)
  })

  const few = fc.record({
    totalCostPence: fc.integer({ min: 1, max: 3 }),
    monthlyPaymentPence: fc.integer({ min: 1, max: 3 }),
    termMonths: fc.constant(36),
    providerId: fc.integer({ min: 1, max: 3 }),
    providerName: fc.constantFrom('A', 'B', 'C'),
  })

  test('the order is total: any two compare one way, and comparisons agree with one another', () => {
    fc.assert(
      fc.property(few, few, few, (one, two, three) => {
        expect(Math.sign(byTotalCost(one, two))).toBe(-Math.sign(byTotalCost(two, one)) + 0)
        if (byTotalCost(one, two) === 0) expect(one).toEqual(two)
        const [first, second, third] = [one, two, three].toSorted(byTotalCost)
        expect(byTotalCost(first!, second!)).toBeLessThanOrEqual(0)
        expect(byTotalCost(second!, third!)).toBeLessThanOrEqual(0)
        expect(byTotalCost(first!, third!)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('P-32 the saving against the next best', () => {
  const other = (more: number) => offer({ totalCostPence: 840_900 + more, providerId: 2 })

  test.each([
    [36 * 500, 5],
    [36 * 500 - 1, 4], // a penny short of £5 a month
    [36 * 599, 5],
    [36 * 99, 0],
    [0, 0],
  ])('%i pence over 36 months are £%i a month', (more, saving) => {
    expect(nextBestSavingPounds([other(more), offer()])).toBe(saving)
  })

  test('is against the next provider, not another price of the best one', () => {
    const second = offer({ totalCostPence: 850_000 })
    expect(nextBestSavingPounds([other(36 * 1000), second, offer()])).toBe(10)
    expect(nextBestSavingPounds([other(36 * 2000), other(36 * 700), offer()])).toBe(7)
  })

  test('is nothing where one provider quotes, or none', () => {
    expect(nextBestSavingPounds([offer(), offer({ totalCostPence: 900_000 })])).toBe(0)
    expect(nextBestSavingPounds([offer()])).toBe(0)
    expect(nextBestSavingPounds([])).toBe(0)
  })

  test('does not depend on the order the offers come in', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 2, maxLength: 6 }), (totals) => {
        const offers = totals.map((totalCostPence, at) => offer({ totalCostPence, providerId: at }))
        const saving = nextBestSavingPounds(offers)
        expect(saving).toBe(nextBestSavingPounds(offers.toReversed()))
        expect(saving).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  [true, 5, true],
  [true, 4, false],
  [true, 6, true],
  [false, 50, false],
])('P-33 special offer: %s, saving £%i a month: hot is %s', (isSpecial, saving, isHot) => {
  expect(isHotDeal(isSpecial, saving)).toBe(isHot)
})

test.each([
  [100_000, 103_600, 1],
  [100_000, 103_599, 0],
  [100_000, 100_000, 0],
  [103_600, 100_000, 0],
])(
  'P-32 a total of %i pence saves on one of %i, over 36 months, £%i a month',
  (one, other, saving) => {
    expect(savingPounds(one, other, 36)).toBe(saving)
  },
)
