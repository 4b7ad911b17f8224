import { describe, expect, test } from 'vitest'
import { defaultFilters } from '../filter-values.ts'
import { choicesToQuery, filtersToQuery, groupingToQuery, modelRange } from './filters-to-query.ts'

describe('F-53 the question to the leasing API', () => {
  test('everything chosen', () => {
    expect(
      filtersToQuery(
        {
          type: 'compare',
          financeType: 'pcp',
          manufacturers: ['ford', 'audi'],
          ranges: ['ford.focus', 'audi.a3'],
          bodyTypes: ['suv', 'estate'],
          fuelTypes: ['petrol', 'diesel'],
          transmissions: ['manual', 'automatic'],
          pureElectricRanges: [],
          doors: [5, 3],
          seats: [7, 5],
          features: ['satNav', 'heatedSeats'],
          bootFrom: 400,
          terms: [48, 24],
          annualMileages: [12000, 5000],
          depositValues: [10000, 2000],
          budgetRanges: ['350to450', '150to250'],
          budgetFrom: 150,
          budgetTo: 300,
          rentalRange: '500',
          providers: ['drivestone', 'brightmile'],
          delivery: 'browsing',
          stock: true,
          specialOffers: true,
          maintained: true,
          vat: true,
          sort: 'totalCost|asc',
          everyDeal: true,
          more: true,
        },
        { page: 2, rows: 24, carModels: ['focus-hatch', 'a3-sportback'] },
      ),
    ).toEqual({
      financeType: 'pcp',
      manufacturers: ['audi', 'ford'],
      ranges: ['audi.a3', 'ford.focus'],
      carModels: ['a3-sportback', 'focus-hatch'],
      bodyTypes: ['estate', 'suv'],
      fuelTypes: ['diesel', 'petrol'],
      transmissions: ['automatic', 'manual'],
      pureElectricRanges: [],
      doors: [3, 5],
      seats: [5, 7],
      features: ['heatedSeats', 'satNav'],
      bootFrom: 400,
      terms: [24, 48],
      annualMileages: [5000, 12000],
      depositValues: [2000, 10000],
      budgetRanges: ['150to250', '350to450'],
      budgetFrom: 150,
      budgetTo: 300,
      rentalRange: '500',
      brandIds: ['brightmile', 'drivestone'],
      stock: '1',
      specialOffers: '1',
      maintained: '1',
      sort: 'totalCost|asc',
      page: 2,
      rows: 24,
    })
  })

  test('any is said by saying nothing, and so is the first page', () => {
    expect(filtersToQuery(defaultFilters('business'), { page: 1 })).toEqual({
      financeType: 'business',
      manufacturers: [],
      ranges: [],
      bodyTypes: [],
      fuelTypes: [],
      transmissions: [],
      pureElectricRanges: [],
      terms: [36],
      annualMileages: [10000],
      depositValues: [6],
      budgetRanges: [],
      sort: 'minPayment|asc',
    })
  })

  test('a budget from nothing is a budget', () => {
    expect(filtersToQuery({ ...defaultFilters(), budgetFrom: 0, budgetTo: 0 })).toMatchObject({
      budgetFrom: 0,
      budgetTo: 0,
    })
  })
})

test('F-108 a list asks for one row a car model, unless every deal is to stand by itself', () => {
  expect(groupingToQuery(defaultFilters())).toEqual({ groupBy: 'carModel' })
  expect(groupingToQuery({ ...defaultFilters(), everyDeal: true })).toEqual({})
})

test('F-54 a band of electric range asks for electric cars', () => {
  expect(
    filtersToQuery({
      ...defaultFilters(),
      fuelTypes: ['petrol'],
      pureElectricRanges: ['350', '250to350'],
    }),
  ).toMatchObject({ fuelTypes: ['electric'], pureElectricRanges: ['250to350', '350'] })
})

test.each([
  [['ford.focus'], 'focus-estate', { manufacturer: 'ford', range: 'focus' }],
  [['ford.focus', 'audi.a3'], 'focus-estate', { manufacturer: 'ford', range: 'focus' }],
  [['ford.focus'], undefined, null],
  [[], 'focus-estate', null],
])('F-55 within %j the model %s is asked for in %j', (ranges, carModel, within) => {
  expect(modelRange({ ...defaultFilters(), ranges }, carModel)).toEqual(within)
})

test('F-127 choices of what stands behind “More filters” are asked for while they are shown', () => {
  expect(choicesToQuery(defaultFilters())).toEqual({})
  expect(choicesToQuery({ ...defaultFilters(), more: true })).toEqual({ more: '1' })
  expect(choicesToQuery({ ...defaultFilters(), seats: [7] })).toEqual({ more: '1' })
})
