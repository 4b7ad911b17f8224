import { expect, test } from 'vitest'
import { sortOptions } from '../filters/sort.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import { matchingOffers, type OfferFilters, sortedOffers } from './matching-offers.ts'

const anything: OfferFilters = {
  financeType: 'personal',
  termsMonths: [],
  annualMileagesMiles: [],
  depositValues: [],
  budgetRanges: [],
  budgetFrom: null,
  budgetTo: null,
  rentalRange: '0',
  isInStock: null,
  isMaintained: false,
}

const matches = (change: Partial<OfferFilters>, offer = corsaPersonal36) =>
  matchingOffers([offer], { ...anything, ...change }).length === 1

test.each<[Partial<OfferFilters>, boolean]>([
  [{}, true],
  [{ financeType: 'business' }, false],
  [{ termsMonths: [24, 36] }, true],
  [{ termsMonths: [24] }, false],
  [{ annualMileagesMiles: [10000] }, false],
  [{ depositValues: [6] }, true],
  [{ depositValues: [9] }, false],
  [{ budgetRanges: ['150to250'] }, true],
  [{ budgetRanges: ['250to350'] }, false],
  [{ budgetTo: 199 }, true], // £199.00 is within "up to £199"
  [{ budgetTo: 198 }, false],
  [{ budgetFrom: 199 }, false],
  [{ budgetFrom: 198 }, true],
  [{ rentalRange: '2000' }, true], // 6 × £199 = £1,194
  [{ rentalRange: '1000' }, false],
  [{ isInStock: true }, false],
  [{ isInStock: false }, true],
  [{ isMaintained: true }, false],
])('£199 on the common profile matches %j: %s', (change, expected) => {
  expect(matches(change)).toBe(expected)
})

test('a PCP offer is asked for by its deposit in pounds and is never in stock', () => {
  expect(matches({ financeType: 'pcp', depositValues: [2000] }, corsaPcp36 as never)).toBe(true)
  expect(matches({ financeType: 'pcp', isInStock: true }, corsaPcp36 as never)).toBe(false)
})

test.each(sortOptions.map(({ value }) => value))(
  '%s loses no offer and does not depend on the order given',
  (sort) => {
    const offers = [
      corsaPersonal36,
      corsaOffer({ provider: northgateDrive }),
      corsaOffer({ initialRentals: 1, monthlyPaymentPence: 19800 }),
      corsaOffer({ termMonths: 48, monthlyPaymentPence: 18000 }),
    ]
    const sorted = sortedOffers(offers, sort)
    expect(new Set(sorted)).toEqual(new Set(offers))
    expect(sortedOffers(offers.toReversed(), sort)).toEqual(sorted)
  },
)
