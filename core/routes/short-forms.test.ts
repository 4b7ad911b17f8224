import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { movedRoutes, movedTo } from './short-forms.ts'

describe('R-06 a short form leads to the nearest parent', () => {
  test.each([
    ['/vehicles', '/car-search'],
    ['/vehicles/offers', '/car-search'],
    ['/vehicles/get-this-deal', '/car-search'],
    ['/special-offers/details', '/special-offers'],
    ['/budget-search/models', '/budget-search/personal/models'],
    ['/budget-search/models/focus', '/budget-search/personal/models/focus'],
    ['/budget-search/models/a%2Fb', '/budget-search/personal/models/a%2Fb'],
    ['/car-leasing/ford/specifications', '/car-leasing/ford'],
    ['/car-search/ford/focus/focus-estate/vehicles', '/car-search/ford/focus/focus-estate'],
  ])('%s leads to %s', (from, to) => {
    expect(movedTo(from)).toBe(to)
    expect(matchRoute(from)).toBeNull()
  })

  test('only the full form is a page', () => {
    expect(movedTo('/budget-search/personal/models')).toBeNull()
    expect(movedTo('/vehicles/1234567/offers')).toBeNull()
    expect(movedTo('/budget-search/models/')).toBeNull()
    expect(movedTo('/car-leasing//specifications')).toBeNull()
  })
})

test('R-07 the administration opens with its users', () => {
  expect(movedTo('/admin')).toBe('/admin/users')
})

test('D-21 nobody stays on the maintenance page', () => {
  expect(movedTo('/maintenance')).toBe('/')
})

test.each(movedRoutes)('R-06 $to, where $from leads, is a page', ({ to }) => {
  const address = to.replace(/:\w+/g, 'focus')
  expect(matchRoute(address)).not.toBeNull()
  expect(movedTo(address)).toBeNull()
})
