import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyCarCosts } from '#core/fixtures/company-car-costs.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { benefitTaxPence, companyCarTax, taxYearLabel } from './company-car-tax.ts'

const day = '2026-11-24'
const taxOf = (change: Partial<typeof corsa>) =>
  companyCarTax({ ...corsa, ...change }, companyCarCosts, day)

describe('P-94 a driver’s tax', () => {
  test.each([
    // £30,000 at 4% is £1,200; a fifth of it £240.
    [3_000_000, 4, 20, 24_000],
    [3_000_000, 4, 40, 48_000],
    [3_000_000, 4, 45, 54_000],
    // £22,125 at 30% is £6,637.50, which counts as £6,637; a fifth £1,327.40, 45% £2,986.65.
    [2_212_500, 30, 20, 132_740],
    [2_212_500, 30, 45, 298_665],
    [99, 3, 20, 0],
    [0, 37, 45, 0],
  ])('of %i pence at %i%%, taxed at %i%%, is %i', (value, percent, rate, pence) => {
    expect(benefitTaxPence(value, percent, rate)).toBe(pence)
  })

  test('is never above the exact share, nor a pound’s tax below it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 3, max: 39 }),
        fc.constantFrom(20, 40, 45),
        (value, percent, rate) => {
          const exact = (value * percent * rate) / 10_000
          const tax = benefitTaxPence(value, percent, rate)
          expect(tax).toBeLessThanOrEqual(exact)
          expect(exact - tax).toBeLessThan(rate)
        },
      ),
    )
  })

  test('covers the present tax year and every later one that is known', () => {
    const tax = taxOf({ p11dPence: 2_200_000 })!
    expect(tax.years.map(({ fromDay, percent }) => [taxYearLabel(fromDay), percent])).toEqual([
      ['2026/27', 30],
      ['2027/28', 31],
      ['2028/29', 32],
      ['2029/30', 33],
    ])
    // £22,000 at 30% is £6,600.
    expect(tax.years[0]!.yearlyTaxPence).toEqual([132_000, 264_000, 297_000])
    expect(tax).toMatchObject({ valuePence: 2_200_000, isEstimate: false })
    expect(tax.ratePercents).toEqual([20, 40, 45])
  })

  test.each([
    ['2026-04-05', '2025/26'],
    ['2026-04-06', '2026/27'],
    ['2029-12-31', '2029/30'],
  ])('%s lies in %s', (today, first) => {
    const [year] = companyCarTax(corsa, companyCarCosts, today)!.years
    expect(taxYearLabel(year!.fromDay)).toBe(first)
  })

  test('the century turns', () => expect(taxYearLabel('2099-04-06')).toBe('2099/00'))

  test('without a P11D value the list price stands in and the figure is an estimate', () => {
    expect(taxOf({})).toMatchObject({
      valuePence: 2_212_500,
      isListPrice: true,
      isEstimate: true,
    })
    expect(taxOf({ p11dPence: 1, isApproximate: true })).toMatchObject({
      isListPrice: false,
      isEstimate: true,
    })
  })

  test('without any price the share stands alone', () => {
    const tax = taxOf({ onTheRoadPricePence: null })!
    expect(tax.valuePence).toBeNull()
    expect(tax.years[0]).toMatchObject({ percent: 30, yearlyTaxPence: [] })
  })

  test('a diesel says what it would be without RDE2, unless it makes no difference', () => {
    expect(taxOf({ fuelType: 'diesel' })!.years[0]!.percentWithoutRde2).toBe(34)
    expect(taxOf({ fuelType: 'diesel', co2: 170 })!.years[0]!.percentWithoutRde2).toBeNull()
    expect(taxOf({})!.years[0]!.percentWithoutRde2).toBeNull()
  })

  test('a car in no band has no years, a van no such tax', () => {
    expect(taxOf({ co2: null })!.years).toEqual([])
    expect(taxOf({ bodyType: 'van' })).toBeNull()
  })
})

test('P-95 says where its figures come from and when to look again', () => {
  expect(taxOf({})).toMatchObject({
    benefitSource: { source: 'The law of benefitPercent0', reviewBy: '2027-04-05' },
    rateSource: { source: 'The law of incomeTaxBasicPercent', reviewBy: '2027-04-05' },
  })
})
