import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financeTypes } from '../offer/finance-type.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { rentalRanges } from '../pricing/rental-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'
import { fuelTypes } from '../vehicle/fuel-type.ts'
import { pureElectricRanges } from '../vehicle/pure-electric-range.ts'
import { transmissions } from '../vehicle/transmission.ts'
import { filtersFromSearch } from './filters-from-search.ts'
import { filtersToSearch } from './filters-to-search.ts'
import { defaultFilters, type FilterValues } from './filter-values.ts'
import { sortOptions } from './sort.ts'

const subset = <T>(values: readonly T[]) => fc.subarray([...values])
const numbers = (least: number, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: least, max: most }), { maxLength: 4 })
    .map((list) => list.toSorted((a, b) => a - b))

const filterValues: fc.Arbitrary<FilterValues> = fc.record({
  financeType: fc.constantFrom(...financeTypes),
  manufacturers: subset(['audi', 'ford', 'mercedes-benz', 'vauxhall']),
  ranges: subset(['audi.a3', 'ford.focus', 'vauxhall.corsa']),
  bodyTypes: subset(bodyTypes),
  fuelTypes: subset(fuelTypes),
  transmissions: subset(transmissions),
  pureElectricRanges: subset(pureElectricRanges.map((row) => row.value)),
  terms: numbers(1, 120),
  annualMileages: numbers(1, 200_000),
  depositValues: numbers(0, 200_000),
  budgetRanges: subset(budgetRanges.map((row) => row.value)),
  budgetFrom: fc.option(fc.integer({ min: 0, max: 100_000 })),
  budgetTo: fc.option(fc.integer({ min: 0, max: 100_000 })),
  rentalRange: fc.constantFrom(...rentalRanges),
  stock: fc.boolean(),
  specialOffers: fc.boolean(),
  maintained: fc.boolean(),
  sort: fc.constantFrom(...sortOptions.map((row) => row.value)),
})

const record = (search: string) => {
  const params = new URLSearchParams(search)
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
}

test('filters written to an address and read back are the same', () => {
  fc.assert(
    fc.property(filterValues, fc.integer({ min: 1, max: 999_999 }), (values, page) => {
      expect(filtersFromSearch(record(filtersToSearch(values, page)))).toEqual({
        values,
        page,
        notes: [],
      })
    }),
  )
})

test('an address read and written again is canonical: a second round changes nothing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters({ size: 'xsmall' }), (search) => {
      const once = filtersFromSearch(record(search))
      const canonical = filtersToSearch(once.values, once.page)
      const twice = filtersFromSearch(record(canonical))
      expect(filtersToSearch(twice.values, twice.page)).toBe(canonical)
    }),
  )
})

test.each([
  ['', ''],
  ['financeType=personal', ''],
  ['fuelTypes=electric&fuelTypes=petrol', 'fuelTypes=petrol,electric'], // a plain form repeats the name
  ['manufacturers=&fuelTypes=&budgetTo=300', 'budgetTo=300'], // and sends what was left empty
  ['budgetTo=300&manufacturers=ford,audi', 'manufacturers=audi,ford&budgetTo=300'],
  ['terms=36', ''],
  ['terms=any', 'terms=any'],
  ['financeType=business&annualMileages=8000', 'financeType=business&annualMileages=8000'],
  ['financeType=business&annualMileages=10000', 'financeType=business'],
  ['sort=totalCost|asc&page=2', 'sort=totalCost|asc&page=2'],
  ['sort=cheapest&fuelTypes=steam&page=0', ''],
  ['stock=1&page=1', 'stock=1'],
  // Six months up front are not six pounds of deposit.
  ['drawnFor=personal&financeType=pcp&depositValues=6&terms=48', 'financeType=pcp'],
  ['drawnFor=pcp&financeType=pcp&depositValues=2000', 'financeType=pcp&depositValues=2000'],
])('%s becomes %s', (search, canonical) => {
  const { values, page } = filtersFromSearch(record(search))
  expect(filtersToSearch(values, page)).toBe(canonical)
})

test('what is not understood is named, not thrown', () => {
  expect(filtersFromSearch(record('fuelTypes=steam&page=-1')).notes).toEqual([
    'fuelTypes: steam',
    'page: -1',
  ])
})

test('nothing chosen is the common profile', () => {
  expect(filtersFromSearch({}).values).toEqual(defaultFilters())
})
