import { expect, test } from 'vitest'
import { defaultFilters } from '#core/filters/filter-values.ts'
import {
  choose,
  chooseFinanceType,
  chooseFuelTypes,
  chooseManufacturers,
  choosePage,
  createFilterStore,
  resetFilters,
  restoreFilters,
} from './filter-store.ts'

const onPage = (page: number, change = {}) =>
  createFilterStore({ values: { ...defaultFilters(), ...change }, page })

test('every change of a filter starts again at the first page', () => {
  const store = onPage(4)
  choose(store, { stock: true })
  expect(store).toMatchObject({ page: 1, values: { stock: true } })
  choosePage(store, 2)
  expect(store.page).toBe(2)
})

test('ranges go with their make, and only with theirs', () => {
  const store = onPage(1, { manufacturers: ['ford', 'mg'], ranges: ['ford.focus', 'mg.4'] })
  chooseManufacturers(store, ['mg'])
  expect(store.values).toMatchObject({ manufacturers: ['mg'], ranges: ['mg.4'] })
})

test('another finance type opens on its own common profile', () => {
  const store = onPage(1, { terms: [24], fuelTypes: ['electric'] })
  chooseFinanceType(store, 'business')
  expect(store.values).toMatchObject({
    terms: [36],
    annualMileages: [10000],
    fuelTypes: ['electric'],
  })
})

test('bands of electric range go when electric cars do', () => {
  const store = onPage(1, { fuelTypes: ['electric'], pureElectricRanges: ['350'] })
  chooseFuelTypes(store, ['electric', 'petrol'])
  expect(store.values.pureElectricRanges).toEqual(['350'])
  chooseFuelTypes(store, ['petrol'])
  expect(store.values.pureElectricRanges).toEqual([])
})

test('reset twice is reset once, and the path stands', () => {
  const scope = { manufacturers: ['ford'], financeType: 'business' as const }
  const store = onPage(3, { ...scope, budgetTo: 300 })
  resetFilters(store, scope)
  const once = { ...store.values }
  resetFilters(store, scope)
  expect(store.values).toEqual(once)
  expect(once).toEqual({ ...defaultFilters('business'), ...scope })
})

test('an address puts the list where it was', () => {
  const store = onPage(3, { budgetTo: 300 })
  restoreFilters(store, { values: defaultFilters(), page: 2 })
  expect(store).toEqual({ values: defaultFilters(), page: 2 })
})
