import { describe, expect, test } from 'vitest'
import { roundRunningCosts } from '#core/fixtures/running-costs.ts'
import { co2BandOf } from './co2-bands.ts'
import { roadTaxOverTermPence, roadTaxPence, type TaxedVehicle } from './road-tax.ts'

const car = (change: Partial<TaxedVehicle> = {}): TaxedVehicle => ({
  isVan: false,
  fuelType: 'petrol',
  co2: 120,
  listPricePence: 2_000_000,
  registeredOn: '2026-05-15',
  ...change,
})
const tax = (change: Partial<TaxedVehicle>, year: number) =>
  roadTaxPence(car(change), year, roundRunningCosts)

describe('P-50 the first year goes by CO2', () => {
  test.each([
    [0, '0'],
    [1, '1to50'],
    [50, '1to50'],
    [51, '51to75'],
    [75, '51to75'],
    [76, '76to90'],
    [90, '76to90'],
    [91, '91to100'],
    [100, '91to100'],
    [101, '101to110'],
    [110, '101to110'],
    [111, '111to130'],
    [130, '111to130'],
    [131, '131to150'],
    [150, '131to150'],
    [151, '151to170'],
    [170, '151to170'],
    [171, '171to190'],
    [190, '171to190'],
    [191, '191to225'],
    [225, '191to225'],
    [226, '226to255'],
    [255, '226to255'],
    [256, 'Over255'],
    [500, 'Over255'],
  ])('%i g/km is in band %s', (co2, band) => {
    expect(co2BandOf(co2).kind).toBe(`firstRoadTaxPence${band}`)
  })

  test('what is no number is in no band', () => {
    expect(() => co2BandOf(Number.NaN)).toThrow(new RangeError('NaN is no number of grams of CO2.'))
  })

  test.each([
    ['2026-05-15', 45_500],
    ['2026-03-31', 44_000], // the table of the day of registration
  ])('registered on %s a car with 120 g/km pays %i', (registeredOn, pence) => {
    expect(tax({ registeredOn, listPricePence: 9_000_000 }, 1)).toBe(pence)
  })
})

describe('P-51 later years: one rate, and a supplement for dear cars', () => {
  test.each([
    [4_000_000, 2, 20_000], // at the threshold is not above it
    [4_000_001, 2, 62_500],
    [4_000_001, 6, 62_500],
    [4_000_001, 7, 20_000], // five years of it
    [null, 2, 20_000],
  ])('list price %s, year %i: %i', (listPricePence, year, pence) => {
    expect(tax({ listPricePence }, year)).toBe(pence)
  })

  test.each([
    ['2025-04-01', 20_000], // the second year begins on 1 April 2026
    ['2025-03-31', 19_500], // a day before the new rate
  ])('registered on %s the second year costs %i', (registeredOn, pence) => {
    expect(tax({ registeredOn, co2: 0 }, 2)).toBe(pence)
  })
})

describe('P-52 electric cars', () => {
  const electric = { fuelType: 'electric', co2: 0 } as const

  test('pay the lowest first rate and then the standard one', () => {
    expect(tax(electric, 1)).toBe(1_000)
    expect(tax(electric, 2)).toBe(20_000)
  })

  test.each([
    ['2026-05-15', 5_000_000, 20_000],
    ['2026-05-15', 5_000_001, 62_500],
    ['2025-04-01', 5_000_001, 62_500],
    ['2025-03-31', 9_000_000, 19_500], // registered before electric cars paid it
    ['2025-03-31', 9_000_000, 19_500],
  ])('registered %s at %i the second year costs %i', (registeredOn, listPricePence, pence) => {
    expect(tax({ ...electric, registeredOn, listPricePence }, 2)).toBe(pence)
  })

  test('a petrol car registered then pays it all the same', () => {
    expect(tax({ registeredOn: '2025-03-31', listPricePence: 9_000_000 }, 3)).toBe(62_500)
  })

  test('a plug-in hybrid goes by the lower threshold', () => {
    expect(tax({ fuelType: 'plug-in-hybrid', listPricePence: 4_500_000 }, 2)).toBe(62_500)
  })
})

test.each([1, 2, 7])('P-53 a van pays its one rate in year %i', (year) => {
  expect(tax({ isVan: true, listPricePence: 9_000_000 }, year)).toBe(34_500)
})

test.each([
  [12, 45_500],
  [13, 65_500],
  [24, 65_500],
  [36, 85_500],
])('P-55 over %i months every year that begins is taxed: %i', (termMonths, pence) => {
  expect(roadTaxOverTermPence(car(), termMonths, roundRunningCosts)).toBe(pence)
})
