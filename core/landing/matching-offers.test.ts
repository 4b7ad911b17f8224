import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { anyBudget, matchingOffers, type OfferFilters } from './matching-offers.ts'

const anything: OfferFilters = {
  ...anyBudget,
  financeType: 'personal',
  termsMonths: [],
  annualMileagesMiles: [],
  depositValues: [],
  isInStock: null,
  isMaintained: false,
}

const matches = (change: Partial<OfferFilters>, offer: Offer = corsaPersonal36) =>
  matchingOffers([offer], { ...anything, ...change }).length === 1

test.each<[Partial<OfferFilters>, boolean]>([
  [{}, true],
  [{ financeType: 'business' }, false],
  [{ termsMonths: [24, 36] }, true],
  [{ termsMonths: [24] }, false],
  [{ annualMileagesMiles: [8000] }, true],
  [{ annualMileagesMiles: [10000] }, false],
  [{ depositValues: [6] }, true],
  [{ depositValues: [9] }, false],
  [{ isInStock: true }, false],
  [{ isInStock: false }, true],
  [{ isMaintained: true }, false],
])('L-02 a factory order on the common profile matches %j: %s', (change, expected) => {
  expect(matches(change)).toBe(expected)
})

test('L-02 stock 1 means in stock, 0 from the factory, nothing both', () => {
  const inStock = corsaOffer({ isInStock: true })
  expect(matches({ isInStock: true }, inStock)).toBe(true)
  expect(matches({ isInStock: false }, inStock)).toBe(false)
  expect(matches({ isInStock: null }, inStock)).toBe(true)
})

test('L-02 prices with maintenance are others than those without', () => {
  const maintained = corsaOffer({ isMaintained: true })
  expect(matches({}, maintained)).toBe(false)
  expect(matches({ isMaintained: true }, maintained)).toBe(true)
})

test('L-02 a PCP offer is asked for by its deposit in pounds and is never in stock', () => {
  expect(matches({ financeType: 'pcp', depositValues: [2000] }, corsaPcp36)).toBe(true)
  expect(matches({ financeType: 'pcp', depositValues: [6] }, corsaPcp36)).toBe(false)
  expect(matches({ financeType: 'pcp', isInStock: true }, corsaPcp36)).toBe(false)
  expect(matches({ financeType: 'pcp', isInStock: false }, corsaPcp36)).toBe(true)
})

describe('L-03 budget filters', () => {
  test('of which none is chosen name no band and no limit', () => {
    expect(anyBudget).toEqual({
      budgetRanges: [],
      budgetFrom: null,
      budgetTo: null,
      rentalRange: '0',
    })
  })

  test.each<[Partial<OfferFilters>, boolean]>([
    [{ budgetRanges: ['150to250'] }, true],
    [{ budgetRanges: ['250to350'] }, false],
    [{ budgetRanges: ['250to350', '150to250'] }, true],
    [{ budgetTo: 199 }, true], // £199.00 is within "up to £199"
    [{ budgetTo: 198 }, false],
    [{ budgetFrom: 199 }, false],
    [{ budgetFrom: 198 }, true],
    [{ budgetFrom: 0 }, true],
    [{ budgetTo: 0 }, false],
    [{ rentalRange: '2000' }, true], // 6 × £199 = £1,194
    [{ rentalRange: '1000' }, false],
    [{ budgetRanges: ['150to250'], rentalRange: '1000' }, false],
  ])('£199 a month and £1,194 first keep within %j: %s', (change, expected) => {
    expect(matches(change)).toBe(expected)
  })

  test.each([
    [15000, '0to150', true],
    [15001, '0to150', false],
    [15000, '150to250', false],
    [15001, '150to250', true],
    [25000, '150to250', true],
    [60001, '600', true],
    [60000, '600', false],
  ] as const)('%i pence a month lie in %s: %s', (monthlyPaymentPence, band, expected) => {
    expect(matches({ budgetRanges: [band] }, corsaOffer({ monthlyPaymentPence }))).toBe(expected)
  })

  test('the limit for the first payment holds its own amount, without the fee', () => {
    const first = (monthlyPaymentPence: number) =>
      matches({ rentalRange: '1000' }, corsaOffer({ monthlyPaymentPence, initialRentals: 1 }))
    expect(first(100_000)).toBe(true)
    expect(first(100_001)).toBe(false)
  })
})

test('L-02 what matches comes in the order it was given', () => {
  const offers = [21000, 19000, 20000].map((monthlyPaymentPence) =>
    corsaOffer({ monthlyPaymentPence }),
  )
  fc.assert(
    fc.property(fc.shuffledSubarray(offers), (some) => {
      expect(matchingOffers(some, anything)).toEqual(some)
    }),
  )
})
