import { expect, test } from 'vitest'
import { factsOf, type RouteMeta, type RouteName, routeTable } from './route-table.ts'

const names = Object.keys(routeTable) as RouteName[]

const patternsWith = (fact: keyof RouteMeta) =>
  names.filter((name) => factsOf(name)[fact] === true).map((name) => factsOf(name).pattern)

const carSearch = [
  '/car-search',
  '/car-search/:manufacturer',
  '/car-search/:manufacturer/:range',
  '/car-search/:manufacturer/:range/:model',
  '/car-search/:manufacturer/:range/:model/:financeType',
  '/car-search/:manufacturer/:range/:model/:financeType/vehicles',
]
const budgetSearch = [
  '/budget-search',
  '/budget-search/:financeType',
  '/budget-search/:financeType/models',
  '/budget-search/:financeType/models/:model',
]

test('R-15 what search engines leave out', () => {
  expect(patternsWith('isNoindex').toSorted()).toEqual(
    [
      ...carSearch,
      ...budgetSearch,
      '/additional-services/:orderCode',
      '/in-stock-car-lease-deals/index.bak',
      '/vehicles/:capId/get-this-deal',
      '/fb/:capId',
      '/newsletter',
      '/mailing-list',
      '/search',
      '/shortlist',
      '/compare',
      '/quotes/:quoteRef',
      '/unsub',
      '/unsubscribe',
      '/price-alerts',
      '/login',
      '/account',
      '/registration/:token',
      '/password-recovery/:token',
      '/admin/users',
      '/admin/activity',
      '/admin/leads',
      '/admin/leads/:orderRef',
      '/admin/dead-letters',
      '/admin/rate-books',
      '/admin/figures',
      '/embedded',
      '/embedded/deals',
      '/embedded/vehicles/:capId/offers',
      '/embedded/calculators/:calculator',
    ].toSorted(),
  )
})

test('R-21 where questions and answers stand', () => {
  expect(patternsWith('hasFaqs').toSorted()).toEqual(
    [...carSearch, ...budgetSearch, '/', '/about-us', '/faq', '/van-leasing'].toSorted(),
  )
})

test('R-22 where the banner stands', () => {
  expect(patternsWith('hasBanner').toSorted()).toEqual([
    '/budget-search/:financeType',
    '/car-search/:manufacturer/:range/:model/:financeType',
    '/contact-us',
    '/our-brokers',
    '/vehicles/:capId/offers',
  ])
})
