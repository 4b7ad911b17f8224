import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters } from '#core/fixtures/any-filters.ts'
import { filtersAfterNavigation, type Visit } from './filters-after-navigation.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { hasFilters, pageFamilies, type PageFamily } from './page-family.ts'

/** Every filter away from its default. */
const chosen: FilterValues = {
  type: 'budget',
  financeType: 'business',
  manufacturers: ['ford'],
  ranges: ['ford.focus'],
  bodyTypes: ['suv'],
  fuelTypes: ['electric'],
  transmissions: ['manual'],
  pureElectricRanges: ['350'],
  doors: [5],
  seats: [7],
  features: ['satNav'],
  bootFrom: 400,
  terms: [48],
  annualMileages: [5000],
  depositValues: [1],
  budgetRanges: ['150to250'],
  budgetFrom: 150,
  budgetTo: 300,
  rentalRange: '500',
  providers: ['brightmile'],
  delivery: 'browsing',
  stock: true,
  specialOffers: true,
  maintained: true,
  vat: false,
  sort: 'totalCost|asc',
  everyDeal: true,
  more: true,
}

const at = (family: PageFamily, scope: FilterScope = {}, make: string | null = null): Visit => ({
  family,
  make,
  scope,
})
const ford = { manufacturers: ['ford'] }
const makePage = at('manufacturer', ford, 'ford')
const rangePage = at('range', { ...ford, ranges: ['ford.focus'] }, 'ford')

/** The names of filters that are not as they were. */
const changed = (from: Visit, to: Visit, values = chosen) => {
  const after = filtersAfterNavigation(values, from, to)
  return Object.keys(values).filter(
    (name) => after[name as keyof FilterValues] !== values[name as keyof FilterValues],
  )
}

const anyVisit = fc.record({
  family: fc.constantFrom(...pageFamilies),
  make: fc.constantFrom(null, 'ford', 'audi'),
  scope: fc.constantFrom<FilterScope>({}, ford, { financeType: 'pcp' }, { bodyTypes: ['suv'] }),
})

describe('F-20 on the way to a deal, and from the questions of the quiz, nothing is reset', () => {
  test('to a deal, from anywhere', () => {
    fc.assert(
      fc.property(anyFilters, anyVisit, (values, from) => {
        expect(filtersAfterNavigation(values, from, at('deal'))).toStrictEqual({ ...values })
      }),
    )
  })

  test.each(pageFamilies.filter((family) => hasFilters(family)))(
    'from the quiz to %s',
    (family) => {
      expect(filtersAfterNavigation(chosen, at('quiz'), at(family))).toEqual({
        ...chosen,
        type: family,
      })
    },
  )
})

describe('F-21 between a make and its range nothing is reset', () => {
  const values: FilterValues = { ...chosen, ranges: [] }

  test('to the range, which the path decides', () => {
    expect(filtersAfterNavigation(values, makePage, rangePage)).toEqual({
      ...values,
      type: 'range',
      ranges: ['ford.focus'],
    })
  })

  test('and back', () => {
    expect(filtersAfterNavigation(chosen, rangePage, makePage)).toEqual({
      ...values,
      type: 'manufacturer',
    })
  })

  test('a range of another make is another matter', () => {
    const audi = at('range', { manufacturers: ['audi'], ranges: ['audi.a3'] }, 'audi')
    expect(filtersAfterNavigation(chosen, makePage, audi)).toEqual({
      ...defaultFilters('business'),
      type: 'range',
      manufacturers: ['audi'],
      ranges: ['audi.a3'],
      sort: 'totalCost|asc',
    })
    expect(filtersAfterNavigation(chosen, audi, makePage)).toMatchObject({ fuelTypes: [] })
  })
})

describe('F-22 the page of a make loaded again', () => {
  test('takes back bands of budget, term, mileage and body type', () => {
    expect(filtersAfterNavigation(chosen, makePage, makePage)).toEqual({
      ...chosen,
      type: 'manufacturer',
      budgetRanges: [],
      terms: [36],
      annualMileages: [10000],
      bodyTypes: [],
    })
  })

  test('the page of another make does not', () => {
    const audi = at('manufacturer', { manufacturers: ['audi'] }, 'audi')
    const made: FilterValues = { ...chosen, type: 'manufacturer' }
    expect(filtersAfterNavigation(made, makePage, audi)).toEqual({
      ...made,
      manufacturers: ['audi'],
      ranges: [],
    })
  })
})

test.each(['special-offers', 'manufacturers', 'manufacturer', 'range', 'in-stock'] as const)(
  'F-23 from %s to the comparison the filters are kept',
  (family) => {
    expect(filtersAfterNavigation(chosen, at(family), at('compare'))).toEqual({
      ...chosen,
      type: 'compare',
    })
  },
)

test('F-24 from the business page to the comparison the budget is kept, and the path taken back', () => {
  const from = at('business', { financeType: 'business' })
  expect(filtersAfterNavigation(chosen, from, at('compare'))).toEqual({
    ...defaultFilters('personal'),
    budgetFrom: 150,
    budgetTo: 300,
    sort: 'totalCost|asc',
  })
  expect(filtersAfterNavigation(chosen, from, at('van'))).toMatchObject({ budgetTo: null })
})

test('F-25 filters made on the family they go to are kept', () => {
  expect(filtersAfterNavigation(chosen, at('other'), at('budget'))).toEqual(chosen)
  expect(filtersAfterNavigation(chosen, at('budget'), at('budget'))).toEqual(chosen)
})

describe('F-26 every other way resets all but the finance type and the order', () => {
  const most = [
    'manufacturers',
    'ranges',
    'bodyTypes',
    'fuelTypes',
    'transmissions',
    'pureElectricRanges',
    'doors',
    'seats',
    'features',
    'bootFrom',
    'terms',
    'annualMileages',
    'depositValues',
    'budgetRanges',
    'budgetFrom',
    'budgetTo',
    'rentalRange',
    'providers',
    'stock',
    'specialOffers',
    'maintained',
    'everyDeal',
    'more',
  ]

  test.each([
    ['compare', 'special-offers'],
    ['personal', 'compare'],
    ['special-offers', 'in-stock'],
    ['manufacturer', 'manufacturers'],
    ['deal', 'compare'],
  ] as const)('from %s to %s', (from, to) => {
    expect(changed(at(from), at(to))).toEqual(['type', ...most])
    expect(filtersAfterNavigation(chosen, at(from), at(to))).toEqual({
      ...defaultFilters('business'),
      type: to,
      sort: 'totalCost|asc',
    })
  })

  test.each(['other', 'quiz'] as const)('to %s, where they stay those of their family', (to) => {
    expect(changed(at('compare'), at(to))).toEqual(most)
  })
})

describe('F-27 on arriving at a list', () => {
  test('what the path left behind decided is taken back, and what the new one decides stands', () => {
    const from = at('budget', { ...ford, financeType: 'business', bodyTypes: ['suv'] })
    expect(filtersAfterNavigation(chosen, from, at('budget', { bodyTypes: ['van'] }))).toEqual({
      ...chosen,
      financeType: 'personal',
      manufacturers: [],
      ranges: [],
      bodyTypes: ['van'],
    })
  })

  test('F-107 whether VAT is shown depends on no car and goes along', () => {
    const withVat = { ...chosen, vat: true }
    expect(filtersAfterNavigation(withVat, at('personal'), at('compare')).vat).toBe(true)
  })

  test('whatever happened before, they are those of the list and of its path', () => {
    fc.assert(
      fc.property(anyFilters, anyVisit, anyVisit, (values, from, to) => {
        const after = filtersAfterNavigation(values, from, to)
        if (hasFilters(to.family)) expect(after).toMatchObject({ ...to.scope, type: to.family })
        else expect(after.type).toBe(values.type)
      }),
    )
  })
})
