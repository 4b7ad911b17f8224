import { expect, test } from 'vitest'
import { livePagesAhead, pagesNotAhead } from './pages-ahead.ts'

const routes = [
  { path: '/', kind: 'fixed' },
  { path: '/faq', kind: 'fixed' },
  { path: '/vehicles/:capId/offers', kind: 'fixed' },
  { path: '/compare-car-leasing', kind: 'live' },
] as const
const manifest = {
  routes: { '/larkway': {}, '/larkway/faq': {}, '/_global-error': {} },
  dynamicRoutes: { '/[storefront]': {}, '/[storefront]/vehicles/[capId]/offers': {} },
}

test('a build in which every fixed page is rendered ahead has none to name', () => {
  expect(pagesNotAhead(routes, manifest)).toEqual([])
})

test('a fixed page that is rendered for each request is named', () => {
  expect(pagesNotAhead(routes, { routes: { '/larkway': {} }, dynamicRoutes: {} })).toEqual([
    '/faq',
    '/vehicles/:capId/offers',
  ])
})

test('a live page that is rendered ahead is named', () => {
  expect(livePagesAhead(routes, manifest)).toEqual([])
  const routesAhead = { ...manifest.routes, '/larkway/compare-car-leasing': {} }
  expect(livePagesAhead(routes, { ...manifest, routes: routesAhead })).toEqual([
    '/compare-car-leasing',
  ])
})
