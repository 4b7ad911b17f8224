import { expect, test } from 'vitest'
import { familyOf, hasFilters, pageFamilies } from './page-family.ts'

test.each([
  ['/', 'other', null],
  ['/compare-car-leasing', 'compare', null],
  ['/compare-car-leasing/x', 'other', null],
  ['/car-search', 'car-search', null],
  ['/car-search/ford/focus/estate/personal/vehicles', 'car-search', null],
  ['/budget-search', 'budget-search', null],
  ['/budget-search/personal/models/7', 'budget-search', null],
  ['/budget/150to250', 'budget', null],
  ['/budget', 'other', null],
  ['/budget/', 'other', null],
  ['/car-leasing/budget', 'budget', null],
  ['/body-type/suv', 'body-type', null],
  ['/car-leasing/bodytypes', 'body-type', null],
  ['/special-offers', 'special-offers', null],
  ['/special-offers/7-1-p36/details', 'special-offers', null],
  ['/in-stock-car-lease-deals', 'in-stock', null],
  ['/car-leasing/electric-cars', 'electric', null],
  ['/car-leasing/hybrid-cars', 'hybrid', null],
  ['/car-leasing/gap-insurance', 'other', null],
  ['/car-leasing/sell-your-car', 'other', null],
  ['/car-leasing/value-score', 'other', null],
  ['/business-car-leasing', 'business', null],
  ['/personal-car-leasing', 'personal', null],
  ['/van-leasing', 'van', null],
  ['/pcp', 'pcp', null],
  ['/manufacturers', 'manufacturers', null],
  ['/car-leasing', 'other', null],
  ['/car-leasing/', 'other', null],
  ['/car-leasing/ford', 'manufacturer', 'ford'],
  ['/car-leasing/ford/focus', 'range', 'ford'],
  ['/car-leasing/ford/focus/specifications', 'range', 'ford'],
  ['/vehicles/10000001/offers', 'deal', null],
  ['/vehicles/10000001/get-this-deal', 'deal', null],
  ['/vehicles/10000001', 'other', null],
  ['/fb/10000001', 'deal', null],
  ['/electric-vs-petrol-calculator/questions', 'quiz', null],
  ['/electric-vs-petrol-calculator', 'other', null],
  ['/faq', 'other', null],
])('F-19 %s is of the family %s', (path, family, make) => {
  expect(familyOf(path)).toEqual({ family, make })
})

test('F-27 all families but these hold a list with filters', () => {
  expect(pageFamilies.filter((family) => !hasFilters(family))).toEqual(['deal', 'quiz', 'other'])
  expect(pageFamilies).toHaveLength(19)
})
