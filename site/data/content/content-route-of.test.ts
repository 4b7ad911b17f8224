import { expect, test } from 'vitest'
import { contentRouteOf, familyRouteOf } from './content-route-of.ts'

test.each([
  ['home', '/'],
  ['deal', '/vehicles/{capId}/offers'],
  ['carSearchFinance', '/car-search/{manufacturer}/{range}/{model}/{financeType}'],
  ['carSearchVehicles', '/car-search'],
  ['budgetSearchModel', '/budget-search'],
  ['carLeasingRange', '/car-leasing/{manufacturer}/{range}'],
  ['cookies', null],
] as const)('R-21 on %s content is placed under %s', (name, route) => {
  expect(contentRouteOf(name)).toBe(route)
})

test.each([
  ['/car-search/{manufacturer}/{range}/{model}/{financeType}', '/car-search'],
  ['/budget-search/{financeType}', '/budget-search'],
  ['/van-leasing', null],
] as const)('R-21 a page under %s without questions has those of %s', (route, family) => {
  expect(familyRouteOf(route)).toBe(family)
})
