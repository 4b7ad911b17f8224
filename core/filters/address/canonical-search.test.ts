import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalSearch } from './canonical-search.ts'
import { filtersFromSearch } from './filters-from-search.ts'
import { filtersToSearch } from './filters-to-search.ts'
import type { FilterScope } from '../filter-values.ts'
import { searchRecord } from '../query/search-record.ts'

const redirectOf = (search: string, scope: FilterScope = {}) => {
  const record = searchRecord(new URLSearchParams(search))
  const { values, page } = filtersFromSearch(record, scope)
  return canonicalSearch(record, filtersToSearch(values, page, scope))
}

test.each([
  ['', null],
  ['fuelTypes=petrol,electric&budgetTo=300', null],
  ['fuelTypes=petrol%2Celectric&budgetTo=300', null], // the same once decoded
  ['sort=totalCost%7Casc', null],
  ['budgetTo=300&fuelTypes=electric', 'fuelTypes=electric&budgetTo=300'],
  ['fuelTypes=electric&fuelTypes=petrol', 'fuelTypes=petrol,electric'],
  ['manufacturers=&fuelTypes=&budgetTo=300', 'budgetTo=300'],
  ['financeType=personal', ''],
  ['page=1', ''],
  ['page=0', ''],
  ['budgetTo=300&budgetFrom=300', 'budgetFrom=300&budgetTo=300'],
  ['page=1&utm_source=news', 'utm_source=news'],
  ['fuelTypes=electric', null],
  ['fuelTypes=electric&budgetTo=300&page=2', null],
  ['fuelTypes=petrol&budgetTo=x', 'fuelTypes=petrol'],
  ['drawnFor=personal&fuelTypes=electric', 'fuelTypes=electric'],
  ['page=2&drawnFor=personal&a=1', 'page=2&a=1'],
  ['utm_source=news&budgetTo=300', null], // not a filter, wherever it stands
  ['utm_source=a b&page=1&utm_source=c', 'utm_source=a+b&utm_source=c'],
])('F-77 %s becomes %s', (search, wanted) => {
  expect(redirectOf(search)).toBe(wanted)
})

test('F-75 F-77 what the path says is not said again', () => {
  expect(redirectOf('manufacturers=audi&page=2', { manufacturers: ['ford'] })).toBe('page=2')
})

test('F-77 an address that was redirected is never redirected again', () => {
  fc.assert(
    fc.property(fc.webQueryParameters({ size: 'xsmall' }), (search) => {
      const redirect = redirectOf(search)
      if (redirect !== null) expect(redirectOf(redirect)).toBeNull()
    }),
  )
})

const names = fc.constantFrom(
  'financeType',
  'fuelTypes',
  'terms',
  'page',
  'sort',
  'budgetTo',
  'stock',
  'utm_source',
)
const values = fc.constantFrom(
  '',
  'personal',
  'pcp',
  'electric',
  'petrol,electric',
  '36',
  'any',
  '1',
  '2',
  '300',
  'a b|c,d',
  'totalCost|asc',
)

test('F-77 nor is one made of filters in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 12 }), (pairs) => {
      const redirect = redirectOf(new URLSearchParams(pairs).toString())
      if (redirect !== null) expect(redirectOf(redirect)).toBeNull()
    }),
  )
})

test('F-77 a name without a value is nobody’s', () => {
  expect(canonicalSearch({ fuelTypes: undefined, utm_source: undefined, page: '1' }, '')).toBe('')
  expect(canonicalSearch({ fuelTypes: undefined, page: '2' }, 'page=2')).toBeNull()
})
