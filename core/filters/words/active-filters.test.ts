import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters, anyScope } from '#core/fixtures/any-filters.ts'
import { activeFilters, nearestFilters } from './active-filters.ts'
import { applyChange } from '../change/apply-change.ts'
import { defaultFilters, type FilterValues } from '../filter-values.ts'

const options = {
  manufacturers: [
    { value: 'ford', label: 'Ford', count: 3 },
    { value: 'audi', label: 'Audi', count: 2 },
  ],
  ranges: [
    { manufacturerId: 'ford', ranges: [{ value: 'ford.focus', label: 'Ford Focus', count: 1 }] },
  ],
  brands: [{ value: 'brightmile', label: 'Brightmile', count: 2 }],
}

const labels = (values: FilterValues) => activeFilters(values, options).map(({ label }) => label)

const everything: FilterValues = {
  type: 'compare',
  financeType: 'business',
  manufacturers: ['ford', 'audi', 'mg'],
  ranges: ['ford.focus', 'mg.zs'],
  bodyTypes: ['suv', 'mpv'],
  fuelTypes: ['electric'],
  transmissions: ['automatic'],
  pureElectricRanges: ['250to350', '350'],
  doors: [5],
  seats: [7],
  features: ['satNav'],
  bootFrom: 1000,
  terms: [24, 36, 48],
  annualMileages: [5000, 10000],
  depositValues: [1],
  budgetRanges: ['250to350'],
  budgetFrom: 200,
  budgetTo: 1000,
  rentalRange: '3000',
  providers: ['brightmile', 'nobody'],
  delivery: 'browsing',
  stock: true,
  specialOffers: true,
  maintained: true,
  vat: true,
  sort: 'totalCost|asc',
  everyDeal: true,
  more: true,
}

describe('F-56 each choice is named, in the order of the panel', () => {
  test.each(['personal', 'pcp'] as const)('nothing chosen, nothing listed: %s', (financeType) => {
    expect(activeFilters(defaultFilters(financeType), options, { financeType })).toEqual([])
  })

  test('everything chosen', () => {
    expect(activeFilters(everything, options).map(({ key, label }) => [key, label])).toEqual([
      ['financeType-business', 'Business lease'],
      ['manufacturers-ford', 'Ford'],
      ['manufacturers-audi', 'Audi'],
      ['manufacturers-mg', 'mg'],
      ['ranges-ford.focus', 'Ford Focus'],
      ['ranges-mg.zs', 'mg.zs'],
      ['bodyTypes-suv', 'SUVs'],
      ['bodyTypes-mpv', 'People carriers'],
      ['fuelTypes-electric', 'Electric'],
      ['transmissions-automatic', 'Automatic'],
      ['pureElectricRanges-250to350', '250 to 350 miles'],
      ['pureElectricRanges-350', '350 miles and more'],
      ['doors-5', '5 doors'],
      ['seats-7', '7 seats'],
      ['features-satNav', 'Sat nav'],
      ['bootFrom-1000', 'Boot: at least 1,000 litres'],
      ['budgetFrom-200', 'Over £200 a month'],
      ['budgetTo-1000', 'Up to £1,000 a month'],
      ['budgetRanges-250to350', '£250 to £350'],
      ['terms-any', '24, 36 or 48 months'],
      ['annualMileages-any', '5,000 miles or 10,000 miles a year'],
      ['depositValues-any', '1 month up front'],
      ['rentalRange-3000', 'Initial rental up to £3,000'],
      ['providers-brightmile', 'From Brightmile'],
      ['providers-nobody', 'From nobody'],
      ['stock-1', 'In stock'],
      ['specialOffers-1', 'Special offers'],
      ['maintained-1', 'With maintenance'],
    ])
  })

  test('what the path decides is not listed', () => {
    const values = { ...everything, ...defaultFilters(), manufacturers: ['ford'], stock: true }
    const scope = { manufacturers: ['ford'] }
    expect(activeFilters(values, options, scope).map(({ label }) => label)).toEqual(['In stock'])
  })
})

test('F-57 F-141 a finance type taken away leaves the nearest contract of the one it gives way to', () => {
  const contract = { terms: [24], annualMileages: [8000], depositValues: [6] }
  const financeTypes = [{ value: 'personal', label: 'Personal lease', count: 9, contract }]
  const [pcp] = activeFilters(defaultFilters('pcp'), { ...options, financeTypes })
  expect(pcp!.without).toEqual({ ...defaultFilters('personal'), ...contract })
})

describe('F-57 a choice can be taken away by itself', () => {
  const without = (label: string, values = everything) =>
    activeFilters(values, options).find((filter) => filter.label === label)?.without

  test.each<[string, Partial<FilterValues>]>([
    ['Business lease', applyChange(everything, { financeType: 'personal' })],
    ['Ford', { manufacturers: ['audi', 'mg'], ranges: ['mg.zs'] }],
    ['Ford Focus', { ranges: ['mg.zs'] }],
    ['SUVs', { bodyTypes: ['mpv'] }],
    ['Electric', { fuelTypes: [], pureElectricRanges: [] }],
    ['Automatic', { transmissions: [] }],
    ['350 miles and more', { pureElectricRanges: ['250to350'] }],
    ['5 doors', { doors: [] }],
    ['Over £200 a month', { budgetFrom: null }],
    ['Up to £1,000 a month', { budgetTo: null }],
    ['£250 to £350', { budgetRanges: [] }],
    ['24, 36 or 48 months', { terms: [36] }],
    ['5,000 miles or 10,000 miles a year', { annualMileages: [10000] }],
    ['1 month up front', { depositValues: [6] }],
    ['Initial rental up to £3,000', { rentalRange: '0' }],
    ['In stock', { stock: false }],
    ['Special offers', { specialOffers: false }],
    ['With maintenance', { maintained: false }],
  ])('%s', (label, change) => {
    expect(without(label)).toEqual({ ...everything, ...change })
  })

  test('and taking away one after the other leaves nothing, whatever was chosen', () => {
    fc.assert(
      fc.property(anyFilters, anyScope, (any, scope) => {
        let values: FilterValues = { ...any, ...scope }
        for (let left = 60; left > 0; left--) {
          const [first] = activeFilters(values, options, scope)
          if (!first) break
          values = first.without
        }
        expect(activeFilters(values, options, scope)).toEqual([])
      }),
    )
  })

  test('keys tell the choices apart', () => {
    fc.assert(
      fc.property(anyFilters, (any) => {
        const keys = activeFilters(any, options).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('F-58 the contract is named where it is not the one the list starts on', () => {
  test.each<[Partial<FilterValues>, string]>([
    [{ terms: [] }, 'Any term'],
    [{ terms: [1] }, '1 month'],
    [{ terms: [1, 24] }, '1 or 24 months'],
    [{ terms: [36, 48] }, '36 or 48 months'],
    [{ annualMileages: [] }, 'Any mileage'],
    [{ annualMileages: [5000] }, '5,000 miles a year'],
    [{ depositValues: [] }, 'Any initial rental'],
    [{ depositValues: [3, 9] }, '3 or 9 months up front'],
    [{ depositValues: [24] }, '24 months up front'],
  ])('%j reads %s', (change, label) => {
    expect(labels({ ...defaultFilters(), ...change })).toEqual([label])
  })

  test('a deposit of a PCP is a ceiling in pounds', () => {
    const values = { ...defaultFilters('pcp'), depositValues: [1000, 10000] }
    expect(labels(values)).toEqual(['PCP', 'Deposit up to £1,000 or £5,000 to £10,000'])
  })

  test('the one it starts on is not', () => {
    expect(labels({ ...defaultFilters(), terms: [36] })).toEqual([])
    expect(labels({ ...defaultFilters('business'), annualMileages: [10000] })).toEqual([
      'Business lease',
    ])
  })
})

test('F-59 the nearest ways out are the last three choices', () => {
  const active = activeFilters(everything, options)
  expect(nearestFilters(active).map(({ label }) => label)).toEqual([
    'In stock',
    'Special offers',
    'With maintenance',
  ])
  expect(nearestFilters(active.slice(0, 2))).toHaveLength(2)
})

test('F-109 a delivery is named in place of the stock that follows it', () => {
  const chosen = applyChange(defaultFilters(), { delivery: 'asap' })
  const [delivery, ...others] = activeFilters(chosen, options)
  expect(others).toEqual([])
  expect(delivery).toMatchObject({ label: 'Delivery: ASAP', without: defaultFilters() })
})
