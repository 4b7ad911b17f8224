import { expect, test } from 'vitest'
import { defaultFilters, type FilterValues } from '../filter-values.ts'
import { activeFilters } from './active-filters.ts'
import { waysOut, wholeMake } from './ways-out.ts'

const options = {
  manufacturers: [{ value: 'bmw', label: 'BMW', count: 0 }],
  ranges: [],
  brands: [],
}

const chosen: FilterValues = {
  ...defaultFilters(),
  manufacturers: ['bmw'],
  fuelTypes: ['diesel'],
  transmissions: ['manual'],
  budgetTo: 200,
}

const offered = (counts: readonly (number | undefined)[]) =>
  waysOut(activeFilters(chosen, options), counts).map(({ label, count }) => [label, count])

test('F-124 each way out has its number, and those that lead nowhere are left out', () => {
  expect(offered([212, 0, 0, 9])).toEqual([
    ['BMW', 212],
    ['Up to £200 a month', 9],
  ])
  expect(offered([0, 0, 0, 0])).toEqual([])
})

test('F-59 F-124 of more than three the last are offered, without a number while it is not known', () => {
  expect(offered([1, 2, 3, undefined]).map(([, count]) => count)).toEqual([2, 3, null])
  expect(offered([]).map(([label]) => label)).toEqual(['Diesel', 'Manual', 'Up to £200 a month'])
})

test('F-125 a make that a budget leaves nothing of is asked for at any price, on the chosen terms', () => {
  const business: FilterValues = {
    ...chosen,
    financeType: 'business',
    terms: [24],
    annualMileages: [15_000],
    depositValues: [9],
    stock: true,
    vat: true,
    sort: 'totalCost|asc',
  }
  expect(wholeMake(business, options)).toEqual({
    make: 'BMW',
    values: {
      ...defaultFilters('business'),
      manufacturers: ['bmw'],
      terms: [24],
      annualMileages: [15_000],
      depositValues: [9],
      vat: true,
    },
  })
})

test.each([
  ['no make', { manufacturers: [] }],
  ['two makes', { manufacturers: ['bmw', 'audi'] }],
  ['no maximum', { budgetTo: null }],
])('F-125 nothing is said with %s', (_, change) => {
  expect(wholeMake({ ...chosen, ...change }, options)).toBeNull()
})
