import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { defaultFilters } from './filter-values.ts'

const options = {
  manufacturers: [
    { value: 'ford', label: 'Ford', count: 3 },
    { value: 'audi', label: 'Audi', count: 2 },
  ],
  ranges: [
    { manufacturerId: 'ford', ranges: [{ value: 'ford.focus', label: 'Ford Focus', count: 1 }] },
  ],
}

test('nothing chosen, nothing listed', () => {
  expect(activeFilters(defaultFilters('business'), options, { financeType: 'business' })).toEqual(
    [],
  )
})

test('each choice is named and can be taken away by itself', () => {
  const values = {
    ...defaultFilters(),
    manufacturers: ['ford', 'audi'],
    ranges: ['ford.focus'],
    budgetTo: 300,
    terms: [],
  }
  const active = activeFilters(values, options)
  expect(active.map((filter) => filter.label)).toEqual([
    'Ford',
    'Audi',
    'Ford Focus',
    'Up to £300 a month',
    'Any term',
  ])
  expect(active[0]?.without).toMatchObject({ manufacturers: ['audi'], ranges: [] }) // its ranges go with a make
  expect(active[4]?.without.terms).toEqual([36])
})

test('what the path decides cannot be taken away', () => {
  const values = { ...defaultFilters(), manufacturers: ['ford'] }
  expect(activeFilters(values, options, { manufacturers: ['ford'] })).toEqual([])
})
