import { expect, test } from 'vitest'
import { type RouteMeta, routeTable } from '#core/routes/route-table.ts'
import { contentRoutes } from './content-route.ts'
import { pageKeys } from './page-key.ts'
import { indexedPatterns } from './page-route.ts'
import { unknownPlaceholders } from './seo-placeholder.ts'

const rows = Object.values<RouteMeta>(routeTable)
const patterns = rows.map(({ pattern }) => pattern)
/** `/vehicles/{capId}/offers` as the table of pages writes it. */
const asPattern = (route: string) => route.replaceAll(/\{(\w+)\}/g, ':$1')
const placed = contentRoutes.map(({ route }) => asPattern(route))

test.each(contentRoutes)('$route, where content can be placed, is a page', ({ route }) => {
  expect(patterns).toContain(asPattern(route))
})

test('R-21 content can be placed on every page with questions, on searches by their family', () => {
  const withFaqs = rows.filter(({ hasFaqs }) => hasFaqs).map(({ pattern }) => pattern)
  const family = (pattern: string) => /^\/(car|budget)-search/.exec(pattern)?.[0] ?? pattern
  expect(withFaqs.filter((pattern) => !placed.includes(family(pattern)))).toEqual([])
})

test('R-22 a banner can be placed on every page that has one', () => {
  const withBanner = rows.filter(({ hasBanner }) => hasBanner).map(({ pattern }) => pattern)
  expect(withBanner.filter((pattern) => !placed.includes(pattern))).toEqual([])
})

test('no page and no key is listed twice', () => {
  const keys = pageKeys.map(({ key }) => key)
  expect(new Set(placed).size).toBe(placed.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('R-15 only pages that search engines show have templates of their own', () => {
  expect(indexedPatterns).toContain('/car-leasing/:manufacturer')
  expect(indexedPatterns).not.toContain('/car-search')
})

test.each([
  ['{make} {range} deals | {site}', []],
  ['{car} and {Make}', ['car', 'Make']],
  ['{}', ['']],
  ['no braces', []],
])('placeholders of %j that no page fills in: %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})
