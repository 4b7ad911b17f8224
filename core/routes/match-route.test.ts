import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPattern } from './match-pattern.ts'
import { matchRoute } from './match-route.ts'
import { calculators, isParam, pageBodyTypes, pageBudgetRanges } from './route-params.ts'
import { routeTable } from './route-table.ts'

describe('R-01 an address finds its page', () => {
  test.each([
    ['/', 'home', {}],
    ['/unsub', 'unsub', {}],
    ['/in-stock-car-lease-deals/index.bak', 'inStockCopy', {}],
    ['/car-search/ford', 'carSearchMake', { manufacturer: 'ford' }],
    ['/registration/a%20b', 'registration', { token: 'a b' }],
    [
      '/budget-search/pcp/models/focus',
      'budgetSearchModel',
      { financeType: 'pcp', model: 'focus' },
    ],
  ] as const)('%s', (pathname, name, params) => {
    expect(matchRoute(pathname)).toEqual({ name, params })
  })

  test.each([
    '',
    'faq',
    '/faq/',
    '/faq/more',
    '/Faq',
    '/vehicles/1234567',
    '/car-search/',
    '/car-search//focus',
    '/registration/%E0%A4%A',
    '/special-offers/7-1-p36',
    '/nowhere',
    '//faq',
  ])('%j is no page', (pathname) => {
    expect(matchRoute(pathname)).toBeNull()
  })

  test('no two pages have the same shape of address', () => {
    const shapes = Object.values(routeTable).map(({ pattern }) => pattern.replace(/:\w+/g, ':'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('no address makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), (pathname) => {
        const match = matchRoute(pathname)
        expect(match === null || match.name in routeTable).toBe(true)
      }),
    )
  })
})

describe('R-04 fixed words beat parameters', () => {
  test.each([
    ['/car-leasing/bodytypes', 'bodyTypes'],
    ['/car-leasing/budget', 'budgets'],
    ['/car-leasing/electric-cars', 'electricCars'],
    ['/car-leasing/gap-insurance', 'gapInsurance'],
    ['/car-leasing/hybrid-cars', 'hybridCars'],
    ['/car-leasing/sell-your-car', 'sellYourCar'],
    ['/car-leasing/value-score', 'valueScore'],
    ['/car-leasing/ford', 'carLeasingMake'],
    ['/car-leasing/budget/focus', 'carLeasingRange'],
    ['/electric-vs-petrol-calculator/questions', 'electricVsPetrolQuestions'],
  ])('%s is %s', (pathname, name) => {
    expect(matchRoute(pathname)?.name).toBe(name)
  })
})

describe('R-05 what the address alone rules out is no page', () => {
  test.each([
    ['/budget-search/:x', ['personal', 'business', 'pcp'], ['hire', 'pch', 'Personal']],
    ['/car-search/a/b/c/:x', ['personal', 'business', 'pcp'], ['hire']],
    ['/car-search/a/b/c/:x/vehicles', ['personal', 'business', 'pcp'], ['hire']],
    [
      '/body-type/:x',
      ['suv', 'mpv', 'hatchback', 'saloon', 'estate', 'sports', 'coupe', 'convertible'],
      ['van', 'suvs'],
    ],
    [
      '/budget/:x',
      ['150to250', '250to350', '350to450', '450to600', '600'],
      ['0to150', '600to', '150'],
    ],
    ['/embedded/calculators/:x', ['electric-vs-petrol', 'car-change'], ['gap']],
    ['/vehicles/:x/offers', ['1', '999999999999'], ['0', 'abc', '01']],
    ['/vehicles/:x/get-this-deal', ['1'], ['0']],
    ['/embedded/vehicles/:x/offers', ['1'], ['0']],
    ['/fb/:x', ['1234567'], ['ford']],
    ['/additional-services/:x', ['kZ3v0bWn7x2QfLr9sTqYdA'], ['short']],
    [
      '/special-offers/:x/details',
      ['7-1234567-p36-8000-9-fn', '1-10000001-c36-8000-2000'],
      ['7', 'x', '1-1-zzz', '1234567-1-p36-8000-6-fn'],
    ],
  ])('%s', (pattern, good, bad) => {
    for (const value of good) expect(matchRoute(pattern.replace(':x', value)), value).not.toBeNull()
    for (const value of bad) expect(matchRoute(pattern.replace(':x', value)), value).toBeNull()
  })

  test('a parameter that only the catalogue knows can be anything but nothing', () => {
    expect(isParam('manufacturer', 'nobody')).toBe(true)
    expect(isParam('manufacturer', '')).toBe(false)
    expect(isParam('constructor', 'x')).toBe(true)
  })

  test('eight body types and five budget bands have pages', () => {
    expect(pageBodyTypes).toHaveLength(8)
    expect(pageBudgetRanges).toEqual(['150to250', '250to350', '350to450', '450to600', '600'])
    expect(calculators).toEqual(['electric-vs-petrol', 'car-change'])
  })
})

test('R-01 a pattern reads its parameters', () => {
  expect(matchPattern('/a/:b/:c', '/a/1/2%2F')).toEqual({ b: '1', c: '2/' })
  expect(matchPattern('/a/:b', '/b/1')).toBeNull()
  expect(matchPattern('/a/:b', '/a')).toBeNull()
  expect(matchPattern('/a', '/a')).toEqual({})
})
