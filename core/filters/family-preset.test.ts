import { describe, expect, test } from 'vitest'
import { dealQueryOf } from './query/deal-query-of.ts'
import { openQuery } from './query/deal-query.ts'
import { filterTypes, withFilterType } from './family-preset.ts'

describe('F-51 what a family of pages is about', () => {
  test.each([
    ['compare', {}],
    ['car-search', {}],
    ['budget', {}],
    ['body-type', {}],
    ['special-offers', { isSpecialOfferOnly: true }],
    ['in-stock', { isInStockOnly: true }],
    ['electric', { fuelTypes: ['electric'] }],
    ['hybrid', { fuelTypes: ['hybrid', 'plug-in-hybrid'] }],
    ['business', { financeType: 'business' }],
    ['personal', { financeType: 'personal' }],
    ['van', { bodyTypes: ['van'] }],
    ['pcp', { financeType: 'pcp' }],
  ] as const)('%s', (type, says) => {
    expect(withFilterType(openQuery, type)).toEqual({ ...openQuery, ...says })
  })

  test('the families, in the order they are published', () => {
    expect(filterTypes).toEqual([
      'compare',
      'car-search',
      'budget',
      'body-type',
      'special-offers',
      'in-stock',
      'electric',
      'hybrid',
      'business',
      'personal',
      'van',
      'pcp',
    ])
  })

  test('a choice that was made stands before a start, and falls to what is fixed', () => {
    const asked = {
      ...openQuery,
      financeType: 'pcp',
      fuelTypes: ['hybrid'],
      bodyTypes: ['suv'],
    } as const
    const query = { ...asked, fuelTypes: ['hybrid' as const], bodyTypes: ['suv' as const] }
    expect(withFilterType(query, 'hybrid')).toEqual(query)
    expect(withFilterType(query, 'van')).toEqual(query)
    expect(withFilterType(query, 'personal')).toEqual({ ...query, financeType: 'personal' })
  })
})

describe('F-52 a request as a question to the search', () => {
  const lists = {
    terms: [36],
    annualMileages: [8000],
    depositValues: [6],
    manufacturers: ['ford'],
    ranges: ['ford.focus'],
    bodyTypes: ['suv' as const],
    fuelTypes: ['petrol' as const],
    transmissions: ['manual' as const],
    pureElectricRanges: ['350' as const],
    budgetRanges: ['600' as const],
  }
  const plain = {
    financeType: 'business',
    rentalRange: '500',
    sort: 'totalCost|asc',
    ...lists,
  } as const

  test('what is not said restricts nothing', () => {
    expect(dealQueryOf(plain)).toEqual({
      ...plain,
      doors: [],
      seats: [],
      features: [],
      bootFrom: null,
      providers: [],
      carModels: [],
      budgetFrom: null,
      budgetTo: null,
      isInStockOnly: false,
      isSpecialOfferOnly: false,
      isMaintained: false,
    })
  })

  test('what is said is asked', () => {
    const car = { doors: [5], seats: [7], features: ['satNav' as const], bootFrom: 400 }
    const said = { ...car, carModels: ['focus-estate'], budgetFrom: 0, budgetTo: 300 }
    const providers = ['brightmile']
    const flags = { stock: true, specialOffers: true, maintained: true }
    expect(dealQueryOf({ ...plain, ...said, ...flags, brandIds: providers })).toEqual({
      ...plain,
      ...said,
      providers,
      isInStockOnly: true,
      isSpecialOfferOnly: true,
      isMaintained: true,
    })
  })

  test('and saying nothing at all asks for every personal offer', () => {
    const none = Object.fromEntries(Object.keys(lists).map((name) => [name, []])) as unknown as {
      [Name in keyof typeof lists]: []
    }
    expect(
      dealQueryOf({ financeType: 'personal', rentalRange: '0', sort: 'minPayment|asc', ...none }),
    ).toEqual(openQuery)
  })
})
