import { describe, expect, test } from 'vitest'
import { defaultFilters, profileDefaults } from './filter-values.ts'
import { filtersFromSearch } from './address/filters-from-search.ts'
import { defaultSort, sortOptions, sortOptionsOf } from './query/sort.ts'

test('F-01 F-02 F-04 a list opens with nothing chosen, on a personal lease, lowest price first', () => {
  expect(defaultFilters()).toEqual({
    type: 'compare',
    financeType: 'personal',
    manufacturers: [],
    ranges: [],
    bodyTypes: [],
    fuelTypes: [],
    transmissions: [],
    pureElectricRanges: [],
    doors: [],
    seats: [],
    features: [],
    bootFrom: null,
    terms: [36],
    annualMileages: [8000],
    depositValues: [6],
    budgetRanges: [],
    budgetFrom: null,
    budgetTo: null,
    rentalRange: '0',
    providers: [],
    delivery: 'browsing',
    stock: false,
    specialOffers: false,
    maintained: false,
    vat: false,
    sort: 'minPayment|asc',
    everyDeal: false,
    more: false,
  })
})

test('F-02 two lists share nothing that one could change for the other', () => {
  const [one, other] = [defaultFilters(), defaultFilters()]
  one.terms.push(48)
  one.manufacturers.push('ford')
  expect(other).toEqual(defaultFilters())
})

test.each([
  ['personal', [36], [8000], [6]],
  ['business', [36], [10000], [6]],
  ['pcp', [36], [8000], [3000]], // the band of £2,500, not the deposit that makes the lowest month
] as const)('F-03 %s opens on its common profile', (type, terms, annualMileages, depositValues) => {
  expect(profileDefaults(type)).toEqual({ terms, annualMileages, depositValues })
  expect(defaultFilters(type)).toMatchObject({ financeType: type, terms, depositValues })
})

describe('F-05 the orders of a list', () => {
  test('in this order, with these words', () => {
    expect(sortOptions.map(({ value, label }) => [value, label])).toEqual([
      ['minPayment|asc', 'Monthly price, lowest first'],
      ['minPayment|desc', 'Monthly price, highest first'],
      ['totalCost|asc', 'Total cost, lowest first'],
      ['effectiveMonthly|asc', 'Effective monthly cost, lowest first'],
      ['score|desc', 'Value score, best first'],
      ['electricRange|desc', 'Electric range, longest first'],
      ['mpg|desc', 'Fuel economy (mpg), best first'],
      ['delivery|asc', 'Delivery, soonest first'],
      ['checked|desc', 'Price checked, latest first'],
    ])
  })

  test('F-05 F-136 by total, a list of PCPs says what its totals hold, and none goes by value score', () => {
    expect(sortOptionsOf('personal')).toEqual(sortOptions)
    expect(sortOptionsOf('pcp').map(({ value, label }) => [value, label])).toEqual([
      ['minPayment|asc', 'Monthly price, lowest first'],
      ['minPayment|desc', 'Monthly price, highest first'],
      ['totalCost|asc', 'Total payable if you buy it, lowest first'],
      ['effectiveMonthly|asc', 'Total payable over the months, lowest first'],
      ['electricRange|desc', 'Electric range, longest first'],
      ['mpg|desc', 'Fuel economy (mpg), best first'],
      ['delivery|asc', 'Delivery, soonest first'],
      ['checked|desc', 'Price checked, latest first'],
    ])
  })

  test('the first is the default', () => {
    expect(defaultSort).toBe(sortOptions[0].value)
  })

  test('which a list has while none is chosen', () => {
    expect(filtersFromSearch({}).values.sort).toBe('minPayment|asc')
    expect(filtersFromSearch({ sort: '' }).values.sort).toBe('minPayment|asc')
    expect(filtersFromSearch({ sort: 'totalCost|asc' }).values.sort).toBe('totalCost|asc')
  })
})
