import { expect, test } from 'vitest'
import { defaultFilters } from './filter-values.ts'
import { filtersToQuery } from './filters-to-query.ts'

test('the same choices in another order ask the same question', () => {
  expect(
    filtersToQuery({ ...defaultFilters(), fuelTypes: ['petrol', 'electric'], terms: [48, 24] }),
  ).toEqual(
    filtersToQuery({ ...defaultFilters(), fuelTypes: ['electric', 'petrol'], terms: [24, 48] }),
  )
})

test('any is said by saying nothing', () => {
  const query = filtersToQuery(
    { ...defaultFilters('business'), terms: [], annualMileages: [], budgetTo: 300, stock: true },
    { page: 2, rows: 24, carModels: ['focus-estate'] },
  )
  expect(query).toMatchObject({
    financeType: 'business',
    carModels: ['focus-estate'],
    terms: [],
    annualMileages: [],
    depositValues: [6],
    budgetTo: 300,
    stock: '1',
    page: 2,
  })
  expect(query).not.toHaveProperty('budgetFrom')
  expect(query).not.toHaveProperty('maintained')
})
