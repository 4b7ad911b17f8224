import { expect, test } from 'vitest'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { listUrl, optionsUrl } from './browser.ts'

const values = defaultFilters()

test('a list is asked for with only what narrows it', () => {
  expect(
    listUrl({ values: { ...values, fuelTypes: ['electric'] }, page: 2, carModel: undefined }),
  ).toBe(
    '/api/derivatives/v2?page=2&sort=minPayment%7Casc&groupBy=carModel&financeType=personal&depositValues[]=6&fuelTypes[]=electric&terms[]=36&annualMileages[]=8000',
  )
})

test('F-108 every deal by itself is asked for by asking for no groups', () => {
  const every = { ...values, everyDeal: true }
  expect(listUrl({ values, page: 1, carModel: undefined })).toContain('groupBy=carModel')
  expect(listUrl({ values: every, page: 1, carModel: undefined })).not.toContain('groupBy')
  expect(optionsUrl({ values, carModel: undefined })).toBe(
    optionsUrl({ values: every, carModel: undefined }),
  )
})

test('a car model is asked for within its range', () => {
  const focus = { ...values, manufacturers: ['ford'], ranges: ['ford.focus'] }
  expect(listUrl({ values: focus, page: 1, carModel: 'focus-estate' })).toMatch(
    /^\/api\/manufacturers\/ford\/ranges\/focus\/derivatives\?.*carModels\[\]=focus-estate/,
  )
})

test('another order or page asks for the same choices', () => {
  expect(optionsUrl({ values: { ...values, sort: 'totalCost|asc' }, carModel: undefined })).toBe(
    optionsUrl({ values, carModel: undefined }),
  )
})
