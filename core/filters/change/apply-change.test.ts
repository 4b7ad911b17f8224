import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters } from '#core/fixtures/any-filters.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import { applyChange } from './apply-change.ts'
import { filtersFromSearch } from '../address/filters-from-search.ts'
import { defaultFilters, type FilterValues } from '../filter-values.ts'

const values = (change: Partial<FilterValues> = {}) => ({ ...defaultFilters(), ...change })

describe('F-09 ranges go with their make, and only with theirs', () => {
  const both = values({ manufacturers: ['ford', 'mg'], ranges: ['ford.focus', 'mg.4'] })

  test.each([
    [['mg'], ['mg.4']],
    [
      ['mg', 'ford', 'audi'],
      ['ford.focus', 'mg.4'],
    ],
    [[], []],
  ])('makes %j keep %j', (manufacturers, ranges) => {
    expect(applyChange(both, { manufacturers })).toEqual({ ...both, manufacturers, ranges })
  })

  test('no range of another make is ever left', () => {
    fc.assert(
      fc.property(anyFilters, fc.subarray(['audi', 'ford']), (any, manufacturers) => {
        const { ranges } = applyChange(any, { manufacturers })
        expect(ranges).toEqual(
          any.ranges.filter((range) => manufacturers.includes(range.split('.')[0]!)),
        )
      }),
    )
  })

  test('ranges named beside the makes stand', () => {
    const change = { manufacturers: ['audi'], ranges: ['audi.a3'] }
    expect(applyChange(both, change)).toMatchObject(change)
  })
})

describe('F-141 another finance type', () => {
  const chosen = values({
    terms: [24],
    annualMileages: [5000],
    depositValues: [1],
    rentalRange: '500',
    fuelTypes: ['electric'],
    budgetTo: 300,
    stock: true,
    specialOffers: true,
    maintained: true,
  })

  test.each(['business', 'personal'] as const)('to or from %s a lease keeps every choice', (to) => {
    const from = to === 'business' ? 'personal' : 'business'
    const before = { ...chosen, financeType: from } as const
    expect(applyChange(before, { financeType: to })).toEqual({ ...chosen, financeType: to })
  })

  test('a lease after a PCP opens on its common profile', () => {
    const pcp = applyChange(chosen, { financeType: 'pcp' })
    expect(applyChange(pcp, { financeType: 'business' })).toMatchObject({
      terms: [36],
      annualMileages: [10000],
      depositValues: [6],
      fuelTypes: ['electric'],
      budgetTo: 300,
    })
  })

  test('the same one again changes nothing', () => {
    expect(applyChange(chosen, { financeType: 'personal' })).toEqual(chosen)
  })

  test('F-104 PCP leaves stock, special offers and maintenance behind', () => {
    expect(applyChange(chosen, { financeType: 'pcp' })).toEqual({
      ...chosen,
      financeType: 'pcp',
      terms: [36],
      annualMileages: [8000],
      depositValues: [3000],
      rentalRange: '0',
      stock: false,
      specialOffers: false,
      maintained: false,
    })
  })

  test('F-105 as a form without script does', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...financeTypes), (any, financeType) => {
        const { type: _, financeType: before, ...rest } = { ...any }
        const sent = Object.entries(rest).map(([name, value]) => {
          if (Array.isArray(value)) return [name, value.length === 0 ? 'any' : value.map(String)]
          return [
            name,
            value === null ? '' : value === true ? '1' : value === false ? '0' : String(value),
          ]
        })
        const search = { ...Object.fromEntries(sent), drawnFor: before, financeType }
        expect(filtersFromSearch(search, { type: any.type }).values).toEqual(
          applyChange(any, { financeType }),
        )
      }),
    )
  })
})

describe('F-12 bands of electric range go when electric is not chosen', () => {
  const electric = values({ fuelTypes: ['electric'], pureElectricRanges: ['350'] })

  test.each<[FilterValues['fuelTypes'], FilterValues['pureElectricRanges']]>([
    [['electric', 'petrol'], ['350']],
    [['petrol'], []],
    [[], []],
  ])('fuels %j keep %j', (fuelTypes, pureElectricRanges) => {
    expect(applyChange(electric, { fuelTypes })).toEqual({
      ...electric,
      fuelTypes,
      pureElectricRanges,
    })
  })
})

describe('F-13 a band of electric range leaves electric as the only fuel', () => {
  test.each<
    [FilterValues['fuelTypes'], FilterValues['pureElectricRanges'], FilterValues['fuelTypes']]
  >([
    [[], ['250to350'], ['electric']],
    [['petrol', 'electric'], ['250to350', '350'], ['electric']],
    [['electric'], [], ['electric']],
    [['petrol'], [], ['petrol']],
  ])('fuels %j with bands %j become %j', (before, pureElectricRanges, fuelTypes) => {
    expect(applyChange(values({ fuelTypes: before }), { pureElectricRanges })).toEqual(
      values({ fuelTypes, pureElectricRanges }),
    )
  })
})

describe('F-14 a budget from or to takes the place of bands', () => {
  const banded = values({ budgetRanges: ['150to250'] })

  test.each([{ budgetFrom: 200 }, { budgetTo: 300 }, { budgetTo: null }])('%j', (change) => {
    expect(applyChange(banded, change)).toEqual(values(change))
  })

  test('nothing else does', () => {
    expect(applyChange(banded, { stock: true })).toEqual({ ...banded, stock: true })
  })
})

test('F-01 a change of nothing changes nothing, and no change touches the filters before', () => {
  fc.assert(
    fc.property(anyFilters, anyFilters, (any, change) => {
      const before = structuredClone(any)
      expect(applyChange(any, {})).toEqual(any)
      expect(applyChange(any, change)).toEqual(change)
      expect(any).toEqual(before)
    }),
  )
})

describe('F-109 delivery and stock', () => {
  const start = defaultFilters()
  test.each([
    ['asap', true],
    ['5weeks', true],
    ['12weeks', false],
    ['12plus', false],
    ['browsing', false],
  ] as const)('%s leaves stock %s', (delivery, stock) => {
    expect(applyChange(start, { delivery })).toEqual({ ...start, delivery, stock })
    expect(applyChange({ ...start, stock: true }, { delivery }).stock).toBe(stock)
  })

  test('stock chosen by itself takes the delivery back, and PCP both', () => {
    const soon = applyChange(start, { delivery: 'asap' })
    expect(applyChange(soon, { stock: false })).toEqual(start)
    expect(applyChange(soon, { financeType: 'pcp' })).toMatchObject({
      delivery: 'browsing',
      stock: false,
    })
  })
})
