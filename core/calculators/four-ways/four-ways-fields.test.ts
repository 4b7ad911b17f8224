import { describe, expect, test } from 'vitest'
import { taxTables } from '#core/fixtures/tax-tables.ts'
import { readFigures } from '../read-figures.ts'
import { type DealPrices, dealPrices } from './deal-prices.ts'
import { comparedTerms, fourWaysCase, fourWaysSchema, initialFourWays } from './four-ways-fields.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'

const read = (query: Record<string, string>) => readFigures(fourWaysSchema, initialFourWays, query)
const car = {
  fuelType: 'electric',
  co2: 0,
  batteryRangeMiles: 250,
  p11dPence: 3_950_000,
  onTheRoadPricePence: 4_000_000,
} as const
const priced = (pence: number) => ({ pence, offer: corsaPersonal36 })
const prices: DealPrices = { personal: priced(35_000), business: priced(30_000), pcp: null }

describe('P-113 what the four ways open on', () => {
  const caseOf = (
    query: Record<string, string>,
    known = { car, prices } as Parameters<typeof fourWaysCase>[1],
  ) => fourWaysCase(read(query).typed, known, taxTables, '2026-11-25')

  test('a car and its live prices, £45,000 in England, and the upkeep of the table', () => {
    expect(caseOf({})).toEqual({
      salaryPence: 4_500_000,
      region: 'england',
      termMonths: 36,
      car: { fuelType: 'electric', co2: 0, batteryRangeMiles: 250, valuePence: 3_950_000 },
      leasePence: 35_000,
      pcpPence: null,
      businessPence: 30_000,
      upkeepPence: 9_500,
      allowancePence: 0,
      passedOnPercent: 0,
      quotedPence: null,
    })
  })

  test('what is typed comes first', () => {
    const query = {
      lease: '400.50',
      pcp: '410',
      business: '0',
      quoted: '500',
      upkeep: '0',
      allowance: '6000',
      passedOn: '50',
      listPrice: '41000',
      co2: '30',
      range: '40',
    }
    expect(caseOf(query)).toMatchObject({
      car: { co2: 30, batteryRangeMiles: 40, valuePence: 4_100_000 },
      leasePence: 40_050,
      pcpPence: 41_000,
      businessPence: 0,
      quotedPence: 50_000,
      upkeepPence: 0,
      allowancePence: 600_000,
      passedOnPercent: 50,
    })
  })

  test.each([
    [{ co2: '0' }, 'electric'],
    [{ co2: '120' }, 'petrol'],
    [{}, 'petrol'],
  ])('a car that nobody named, %j, is %s', (query, fuelType) => {
    const input = caseOf(query, { car: null, prices: null })
    expect(input.car.fuelType).toBe(fuelType)
    expect(input).toMatchObject({ leasePence: null, businessPence: null })
  })

  test('the list price stands in for a P11D value', () => {
    const known = { car: { ...car, p11dPence: null }, prices }
    expect(caseOf({}, known).car.valuePence).toBe(4_000_000)
  })

  test.each([
    [{ salary: '' }, { salary: 'errors.required' }],
    [{ salary: '45k' }, { salary: 'errors.cost' }],
    [{ region: 'wales' }, { region: 'errors.choice' }],
    [{ term: '30' }, { term: 'errors.choice' }],
    [{ co2: '1.5' }, { co2: 'errors.integer' }],
    [{ passedOn: '101' }, { passedOn: 'errors.percent' }],
  ])('%j: %j', (query, errors) => {
    expect(read(query).errors).toEqual(errors)
  })

  test.each([
    ['24', '8000', 24, 8000],
    ['30', 'many', 36, 10_000],
  ])('%s months and %s miles are compared on %i and %i', (term, miles, termMonths, annual) => {
    expect(comparedTerms({ term, miles })).toEqual({ termMonths, annualMileageMiles: annual })
  })
})

describe('P-105 the cheapest live price on the terms', () => {
  const terms = { termMonths: 36, annualMileageMiles: corsaPersonal36.profile.annualMileageMiles }
  const dearer = {
    ...corsaPersonal36,
    id: 'dearer',
    totalCostPence: corsaPersonal36.totalCostPence + 3600,
  }
  const maintained = {
    ...corsaPersonal36,
    id: 'maintained',
    totalCostPence: 1,
    profile: { ...corsaPersonal36.profile, isMaintained: true },
  }

  test('is its total by the month, without maintenance', () => {
    const found = dealPrices([dearer, maintained, corsaPersonal36], terms)
    expect(found.personal?.offer.id).toBe(corsaPersonal36.id)
    expect(found.personal?.pence).toBe(corsaPersonal36.effectiveMonthlyPence)
    expect([found.business, found.pcp]).toEqual([null, null])
  })

  test.each([{ termMonths: 24 }, { annualMileageMiles: 30_000 }])('not on %j', (other) => {
    expect(dealPrices([corsaPersonal36], { ...terms, ...other }).personal).toBeNull()
  })
})
