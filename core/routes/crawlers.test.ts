import { expect, test } from 'vitest'
import { isRefusedToCrawlers } from './crawlers.ts'

test.each([
  ['/compare-car-leasing?stock=1', true],
  ['/compare-car-leasing', false],
  ['/car-search?fuelTypes=electric', true],
  ['/car-search/ford', false],
  ['/budget-search/personal/models?budgetRanges=600', true],
  ['/find-my-deal?make=ford', true],
  ['/find-my-deal', false],
  ['/car-search/ford/focus?page=2', true],
  ['/api/orders', true],
  ['/forms/enquiry', true],
  ['/shortlist', false],
  ['/shortlist?deals=7-1-p36-8000-9-fn', true],
  ['/compare', false],
  ['/compare?deals=1,2', true],
  ['/special-offers', false],
  ['/special-offers?page=2', true],
  ['/body-type/suv', false],
  ['/body-type/suv?fuelTypes=petrol', true],
  ['/vehicles/1/offers?term=24', false],
])('R-27 robots.txt refuses %s: %s', (address, expected) => {
  expect(isRefusedToCrawlers(address)).toBe(expected)
})
