import { describe, expect, test } from 'vitest'
import {
  bodyTypeFilters,
  bodyTypeFiltersToValues,
  chooseDelivery,
  restartBodyTypeSearch,
  type BodyTypeFilters,
} from './body-type-filters.ts'
import { defaultFilters } from './filter-values.ts'

const chosen: BodyTypeFilters = {
  bodyTypes: ['suv', 'coupe'],
  transmissions: ['manual'],
  fuelTypes: ['petrol'],
  financeType: 'business',
  budgetRanges: ['150to250'],
  initialFrom: 250,
  initialTo: 350,
  manufacturers: ['ford'],
  delivery: 'asap',
  stock: true,
  capId: '10000001',
}

describe('F-63 the search by body type', () => {
  test('opens on a personal lease with nothing else chosen', () => {
    expect(bodyTypeFilters()).toEqual({
      bodyTypes: [],
      transmissions: [],
      fuelTypes: [],
      financeType: 'personal',
      budgetRanges: [],
      initialFrom: null,
      initialTo: null,
      manufacturers: [],
      delivery: null,
      stock: false,
      capId: null,
    })
  })

  test('keeps what it was opened with, stock by the delivery', () => {
    expect(bodyTypeFilters(chosen)).toEqual(chosen)
    expect(bodyTypeFilters({ ...chosen, delivery: 'browsing' })).toMatchObject({ stock: false })
  })
})

test.each([
  ['5weeks', true],
  ['12plus', false],
  [null, false],
] as const)('F-64 choosing the delivery %s sets stock to %s', (delivery, stock) => {
  expect(chooseDelivery({ ...chosen, stock: !stock }, delivery)).toEqual({
    ...chosen,
    delivery,
    stock,
  })
})

test('F-64 stock is never chosen by itself', () => {
  expect(bodyTypeFilters({ stock: true }).stock).toBe(false)
  expect(bodyTypeFilters({ stock: false, delivery: 'asap' }).stock).toBe(true)
})

test('F-65 start over keeps the budget, car and body types the search was opened with', () => {
  const fresh = restartBodyTypeSearch(chosen, { bodyTypes: ['suv'] })
  expect(fresh).toEqual({
    ...bodyTypeFilters(),
    bodyTypes: ['suv'],
    initialFrom: 250,
    initialTo: 350,
    capId: '10000001',
  })
  expect(restartBodyTypeSearch(fresh, { bodyTypes: ['suv'] })).toEqual(fresh)
})

describe('F-66 the list it leads to', () => {
  const values = {
    ...defaultFilters('business'),
    type: 'body-type',
    bodyTypes: ['suv', 'coupe'],
    transmissions: ['manual'],
    fuelTypes: ['petrol'],
    manufacturers: ['ford'],
    stock: true,
  }

  test('has its choices, bands in place of the budget it was opened with', () => {
    expect(bodyTypeFiltersToValues(chosen)).toEqual({ ...values, budgetRanges: ['150to250'] })
  })

  test('or that budget, where no band is chosen', () => {
    expect(bodyTypeFiltersToValues({ ...chosen, budgetRanges: [] })).toEqual({
      ...values,
      budgetFrom: 250,
      budgetTo: 350,
    })
  })

  test('asks for no stock of a PCP, which has none', () => {
    expect(bodyTypeFiltersToValues({ ...chosen, financeType: 'pcp' })).toMatchObject({
      financeType: 'pcp',
      stock: false,
    })
    expect(bodyTypeFiltersToValues({ ...chosen, stock: false }).stock).toBe(false)
  })
})
