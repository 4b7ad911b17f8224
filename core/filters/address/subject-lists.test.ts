import { describe, expect, test } from 'vitest'
import { matchRoute } from '#core/routes/match-route.ts'
import { paths } from '#core/routes/paths.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { familyOf } from '../change/page-family.ts'
import { type FilterType, withFilterType } from '../family-preset.ts'
import type { FilterScope } from '../filter-values.ts'
import { dealQueryOf } from '../query/deal-query-of.ts'
import { filtersFromSearch } from './filters-from-search.ts'
import {
  isSubjectPlace,
  subjectAddresses,
  type SubjectName,
  subjectNames,
  subjectPlace,
} from './subject-lists.ts'

const ofLeases = { stock: false, specialOffers: false, maintained: false }

test.each<[SubjectName, string | undefined, string, FilterScope]>([
  [
    'personalCarLeasing',
    undefined,
    '/personal-car-leasing',
    { type: 'personal', financeType: 'personal' },
  ],
  [
    'businessCarLeasing',
    undefined,
    '/business-car-leasing',
    { type: 'business', financeType: 'business' },
  ],
  ['pcp', undefined, '/pcp', { type: 'pcp', financeType: 'pcp', ...ofLeases }],
  ['vanLeasing', undefined, '/van-leasing', { type: 'van', bodyTypes: ['van'] }],
  ['inStock', undefined, '/in-stock-car-lease-deals', { type: 'in-stock', stock: true }],
  [
    'inStockCopy',
    undefined,
    '/in-stock-car-lease-deals/index.bak',
    { type: 'in-stock', stock: true },
  ],
  ['specialOffers', undefined, '/special-offers', { type: 'special-offers', specialOffers: true }],
  [
    'electricCars',
    undefined,
    '/car-leasing/electric-cars',
    { type: 'electric', fuelTypes: ['electric'] },
  ],
  [
    'hybridCars',
    undefined,
    '/car-leasing/hybrid-cars',
    { type: 'hybrid', fuelTypes: ['hybrid', 'plug-in-hybrid'], pureElectricRanges: [] },
  ],
  ['bodyType', 'mpv', '/body-type/mpv', { type: 'body-type', bodyTypes: ['mpv'] }],
  [
    'budget',
    '600',
    '/budget/600',
    { type: 'budget', budgetRanges: ['600'], budgetFrom: null, budgetTo: null },
  ],
])('F-100 %s of %s stands at %s and decides %j', (subject, word, address, scope) => {
  expect(subjectPlace(subject, word)).toMatchObject({ subject, address, scope })
})

test.each<[SubjectName, string | undefined]>([
  ['bodyType', 'spaceship'],
  ['bodyType', 'van'],
  ['bodyType', undefined],
  ['budget', '1to2'],
  ['budget', '0to150'],
  ['budget', ''],
])('R-05 %s of %j is no list', (subject, word) => {
  expect(subjectPlace(subject, word)).toBeNull()
})

describe('F-100 every list about a subject', () => {
  const lists = subjectNames.flatMap((subject) =>
    subjectAddresses(subject).map((address) => [address, subject] as const),
  )

  test('is there once, the eight bodies and five budgets each', () => {
    expect(lists).toHaveLength(9 + 8 + 5)
    expect(new Set(lists.map(([address]) => address)).size).toBe(lists.length)
    expect(subjectAddresses('bodyType')).toContain(paths.bodyType('suv'))
    expect(subjectAddresses('budget')).toContain(paths.budget('150to250'))
  })

  test.each(lists)('%s is read back to its page and family', (address, subject) => {
    expect(matchRoute(address)?.name).toBe(subject)
    const place = subjectPlace(subject, address.split('/').at(-1))!
    expect(place.address).toBe(address)
    if (subject !== 'inStockCopy') expect(familyOf(address).family).toBe(place.scope.type)
  })

  test.each(lists)('F-51 %s decides what its family fixes and starts with', (address, subject) => {
    const { scope } = subjectPlace(subject, address.split('/').at(-1))!
    const { values } = filtersFromSearch({}, scope)
    const asked = dealQueryOf({ ...values, budgetFrom: undefined, budgetTo: undefined })
    expect(withFilterType(asked, scope.type as FilterType)).toEqual(asked)
  })
})

test('R-15 search engines keep the page that a copy is of', () => {
  const copies = subjectNames.flatMap((subject) => {
    const word = subjectAddresses(subject)[0]!.split('/').at(-1)
    const { address, canonicalAddress } = subjectPlace(subject, word)!
    return address === canonicalAddress ? [] : [[subject, canonicalAddress]]
  })
  expect(copies).toEqual([['inStockCopy', paths.inStock()]])
  expect(factsOf('inStockCopy').isNoindex).toBe(true)
})

test('D-36 D-37 D-38 each says its own words while it is empty', () => {
  const emptyOf = (subject: SubjectName, word?: string) => subjectPlace(subject, word)?.empty
  expect(emptyOf('inStock')).toBe('inStockDeals')
  expect(emptyOf('inStockCopy')).toBe('inStockDeals')
  expect(emptyOf('bodyType', 'suv')).toBe('bodyType')
  expect(emptyOf('vanLeasing')).toBe('results')
})

test.each<[SubjectName, string | undefined, Record<string, string>, string[]]>([
  ['hybridCars', undefined, { pureElectricRanges: '350' }, ['pureElectricRanges']],
  ['pcp', undefined, { stock: '1', maintained: '1' }, ['stock', 'maintained']],
  ['budget', '150to250', { budgetFrom: '300', budgetTo: '400' }, ['budgetFrom', 'budgetTo']],
  ['electricCars', undefined, { pureElectricRanges: '350' }, []],
])('F-75 %s of %s given %j leaves out %j', (subject, word, search, dropped) => {
  const { scope } = subjectPlace(subject, word)!
  const { values, notes } = filtersFromSearch(search, scope)
  expect(values).toMatchObject(scope)
  expect(notes).toEqual(dropped.map((name) => `${name}: the path decides it`))
})

test('F-100 a list of a make is about no subject', () => {
  expect(isSubjectPlace({ address: '/car-search/ford', scope: { manufacturers: ['ford'] } })).toBe(
    false,
  )
  expect(isSubjectPlace(subjectPlace('pcp')!)).toBe(true)
})
