import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonPersonal } from '#core/fixtures/offers.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { budgetLimits, isWithinBudget } from './budget-limits.ts'
import { dealMatches, type PricedCar } from './deal-matches.ts'
import { openQuery, type DealQuery } from './deal-query.ts'
import { depositFilterValue } from './deposit-filter-value.ts'

const pcp: PcpProfile = {
  financeType: 'pcp',
  termMonths: 36,
  annualMileageMiles: 8000,
  depositPounds: 2500,
}
const model3: PricedCar['car'] = {
  manufacturer: { id: 7, slug: 'tesla', name: 'Tesla' },
  range: { id: 70, slug: 'model-3', name: 'Model 3' },
  carModel: { id: 700, slug: 'model-3-saloon', name: 'Model 3 Saloon' },
  bodyType: 'saloon',
  fuelType: 'electric',
  transmission: 'automatic',
  doors: 4,
  seats: 5,
  features: ['satNav', 'heatedSeats'],
  bootLitres: 425,
  batteryRangeMiles: 318,
}
const offer: PricedCar = {
  car: model3,
  provider: { id: 3, slug: 'brightmile' },
  profile: commonPersonal,
  isSpecial: false,
  monthlyPaymentPence: 35_000,
  initialPaymentPence: 210_000,
}

const holds = (query: Partial<DealQuery>, change: Partial<PricedCar> = {}) =>
  dealMatches({ ...openQuery, ...query }, { ...offer, ...change })

describe('F-42 an offer matches when it has one of the values of every filter', () => {
  test('nothing chosen takes every offer of the finance type', () => {
    expect(holds({})).toBe(true)
    expect(holds({ financeType: 'business' })).toBe(false)
    expect(holds({}, { profile: pcp })).toBe(false)
    expect(holds({ financeType: 'pcp' }, { profile: pcp })).toBe(true)
  })

  test.each<[Partial<DealQuery>, boolean]>([
    [{ bodyTypes: ['suv', 'saloon'] }, true],
    [{ bodyTypes: ['suv'] }, false],
    [{ fuelTypes: ['electric'] }, true],
    [{ fuelTypes: ['petrol', 'hybrid'] }, false],
    [{ transmissions: ['automatic'] }, true],
    [{ transmissions: ['manual'] }, false],
    [{ doors: [3, 4] }, true],
    [{ doors: [5] }, false],
    [{ seats: [5, 7] }, true],
    [{ seats: [7] }, false],
    [{ terms: [24, 36] }, true],
    [{ terms: [48] }, false],
    [{ annualMileages: [8000] }, true],
    [{ annualMileages: [5000] }, false],
    [{ depositValues: [6] }, true],
    [{ depositValues: [9] }, false],
    [{ bodyTypes: ['saloon'], terms: [48] }, false],
  ])('%j: %s', (query, isFound) => {
    expect(holds(query)).toBe(isFound)
  })
})

test.each<[Partial<DealQuery>, boolean]>([
  [{ manufacturers: ['tesla'] }, true],
  [{ manufacturers: ['7'] }, true],
  [{ manufacturers: ['Tesla'] }, false],
  [{ manufacturers: ['ford'] }, false],
  [{ ranges: ['tesla.model-3'] }, true],
  [{ ranges: ['model-3'] }, true],
  [{ ranges: ['70'] }, true],
  [{ ranges: ['ford.model-3'] }, false],
  [{ carModels: ['model-3-saloon'] }, true],
  [{ carModels: ['700'] }, true],
  [{ carModels: ['model-y'] }, false],
  [{ manufacturers: ['ford'], ranges: ['tesla.model-3'] }, false], // both hold
])('F-43 makes, ranges and models go by slug or number: %j: %s', (query, isFound) => {
  expect(holds(query)).toBe(isFound)
})

test.each<[Partial<DealQuery>, boolean]>([
  [{ providers: ['brightmile'] }, true],
  [{ providers: ['3'] }, true],
  [{ providers: ['drivestone', 'brightmile'] }, true],
  [{ providers: ['Brightmile'] }, false],
  [{ providers: ['drivestone', '6'] }, false],
  [{ providers: ['brightmile'], manufacturers: ['ford'] }, false], // both hold
])('F-140 an offer is of the chosen providers: %j: %s', (query, isFound) => {
  expect(holds(query)).toBe(isFound)
})

test('F-44 a band of electric range holds pure electric cars only', () => {
  const query = { pureElectricRanges: ['250to350' as const] }
  expect(holds(query)).toBe(true)
  expect(holds(query, { car: { ...model3, batteryRangeMiles: 350 } })).toBe(false)
  expect(holds(query, { car: { ...model3, fuelType: 'plug-in-hybrid' } })).toBe(false)
  expect(holds(query, { car: { ...model3, batteryRangeMiles: null } })).toBe(false)
})

describe('F-45 a budget is above "from" and up to "to"', () => {
  test.each<[Partial<DealQuery>, number, boolean]>([
    [{}, 0, true],
    [{}, 1, true],
    [{ budgetTo: 350 }, 35_000, true], // "up to £350" holds £350.00
    [{ budgetTo: 350 }, 35_001, false],
    [{ budgetFrom: 250 }, 25_000, false], // which is in the band below
    [{ budgetFrom: 250 }, 25_001, true],
    [{ budgetRanges: ['250to350'] }, 25_000, false],
    [{ budgetRanges: ['250to350'] }, 35_000, true],
    [{ budgetRanges: ['150to250', '600'] }, 15_000, false],
    [{ budgetRanges: ['150to250', '600'] }, 25_000, true],
    [{ budgetRanges: ['150to250', '600'] }, 30_000, false],
    [{ budgetRanges: ['150to250', '600'] }, 60_001, true],
    [{ budgetRanges: ['250to350'], budgetTo: 300 }, 30_000, true],
    [{ budgetRanges: ['250to350'], budgetTo: 300 }, 30_001, false], // both hold
    [{ budgetRanges: ['250to350'], budgetFrom: 300 }, 30_000, false],
    [{ budgetRanges: ['250to350'], budgetTo: 200 }, 20_000, false],
    [{ budgetRanges: ['250to350'], budgetTo: 400 }, 36_000, false],
    [{ budgetRanges: ['250to350'], budgetFrom: 100 }, 20_000, false],
  ])('%o holds %i pence a month: %s', (query, monthlyPaymentPence, isFound) => {
    expect(isWithinBudget(budgetLimits({ ...openQuery, ...query }), monthlyPaymentPence)).toBe(
      isFound,
    )
    expect(holds(query, { monthlyPaymentPence })).toBe(isFound)
  })

  test('two budgets that meet share no price and leave none out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.nat({ max: 2000 }), (pence, edge) => {
        const below = holds({ budgetTo: edge }, { monthlyPaymentPence: pence })
        const above = holds({ budgetFrom: edge }, { monthlyPaymentPence: pence })
        expect(below).toBe(!above)
      }),
    )
  })
})

test('F-46 a limit on the first payment holds its own amount', () => {
  expect(holds({ rentalRange: '2000' })).toBe(false)
  expect(holds({ rentalRange: '2000' }, { initialPaymentPence: 200_000 })).toBe(true)
  expect(holds({ rentalRange: '2000' }, { initialPaymentPence: 200_001 })).toBe(false)
  expect(holds({ rentalRange: '0' }, { initialPaymentPence: 99_999_999 })).toBe(true)
})

test.each([
  ['F-47', 'isInStockOnly', { profile: { ...commonPersonal, isInStock: true } }],
  ['F-48', 'isSpecialOfferOnly', { isSpecial: true }],
] as const)('%s %s takes only such offers, and its absence takes all', (_, only, flagged) => {
  expect(holds({ [only]: true })).toBe(false)
  expect(holds({ [only]: true }, flagged)).toBe(true)
  expect(holds({ [only]: false }, flagged)).toBe(true)
  expect(holds({ financeType: 'pcp', [only]: true }, { profile: pcp })).toBe(false)
})

test('F-48 a provider’s mark alone makes no special offer, and a PCP is none', () => {
  const marked = { profile: { ...commonPersonal, isSpecialOffer: true } }
  expect(holds({ isSpecialOfferOnly: true }, marked)).toBe(false)
  const credit = { profile: pcp, isSpecial: true }
  expect(holds({ financeType: 'pcp', isSpecialOfferOnly: true }, credit)).toBe(false)
})

test('F-49 prices with maintenance stand apart from those without', () => {
  const maintained = { profile: { ...commonPersonal, isMaintained: true } }
  expect(holds({ isMaintained: true })).toBe(false)
  expect(holds({ isMaintained: true }, maintained)).toBe(true)
  expect(holds({ isMaintained: false }, maintained)).toBe(false)
  expect(holds({ financeType: 'pcp', isMaintained: true }, { profile: pcp })).toBe(false)
})

test.each([
  [commonPersonal, 6],
  [{ ...commonPersonal, initialRentals: 1 }, 1],
  [pcp, 3000],
  [{ ...pcp, depositPounds: 1000 }, 1000],
  [{ ...pcp, depositPounds: 1001 }, 2000],
  [{ ...pcp, depositPounds: 10_001 }, null],
])('F-50 %j is known to the deposit filter as %s', (profile, value) => {
  expect(depositFilterValue(profile)).toBe(value)
})

test('F-50 a PCP above every ceiling is found only with any deposit', () => {
  const dear = { profile: { ...pcp, depositPounds: 20_000 } }
  expect(holds({ financeType: 'pcp' }, dear)).toBe(true)
  expect(holds({ financeType: 'pcp', depositValues: [10_000] }, dear)).toBe(false)
})

describe('F-126 equipment and boot', () => {
  test.each<[Partial<DealQuery>, boolean]>([
    [{ features: ['satNav'] }, true],
    [{ features: ['satNav', 'heatedSeats'] }, true],
    [{ features: ['satNav', 'parkAssist'] }, false],
    [{ bootFrom: 425 }, true],
    [{ bootFrom: 426 }, false],
  ])('%j: %s', (query, isFound) => {
    expect(holds(query)).toBe(isFound)
  })

  test('a car whose boot is not known has none of any size', () => {
    expect(holds({ bootFrom: 1 }, { car: { ...model3, bootLitres: null } })).toBe(false)
  })
})
