import { expect, test } from 'vitest'
import { defaultFilters } from '#core/filters/filter-values.ts'
import {
  choose,
  choosePage,
  createFilterStore,
  resetFilters,
  restoreFilters,
} from './filter-store.ts'

const onPage = (page: number, change = {}) =>
  createFilterStore({ values: { ...defaultFilters(), ...change }, page })

test('a choice brings what goes with it, and starts again at the first page', () => {
  const store = onPage(4, { manufacturers: ['ford', 'mg'], ranges: ['ford.focus', 'mg.4'] })
  choose(store, { manufacturers: ['mg'] })
  expect(store).toEqual({
    values: { ...defaultFilters(), manufacturers: ['mg'], ranges: ['mg.4'] },
    page: 1,
  })
  choosePage(store, 2)
  expect(store.page).toBe(2)
})

test('F-16 no choice is lost, however fast one follows another', () => {
  const store = onPage(1)
  choose(store, { fuelTypes: ['petrol'] })
  choose(store, { transmissions: ['manual'] })
  expect(store.values).toMatchObject({ fuelTypes: ['petrol'], transmissions: ['manual'] })
})

test('reset keeps what the path decides', () => {
  const scope = { manufacturers: ['ford'], financeType: 'business' as const }
  const store = onPage(3, { ...scope, budgetTo: 300 })
  resetFilters(store, scope)
  expect(store).toEqual({ values: { ...defaultFilters('business'), ...scope }, page: 1 })
})

test('an address puts the list where it was', () => {
  const store = onPage(3, { budgetTo: 300 })
  restoreFilters(store, { values: defaultFilters(), page: 2 })
  expect(store).toEqual({ values: defaultFilters(), page: 2 })
})
