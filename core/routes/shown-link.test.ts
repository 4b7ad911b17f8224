import { expect, test } from 'vitest'
import type { RouteName } from './route-table.ts'
import { isShownLink, plainPath } from './shown-link.ts'

const built: readonly RouteName[] = ['home', 'faq', 'compare', 'carLeasingMake']

test.each([
  ['/', true],
  ['/faq', true],
  ['/faq#batteries', true],
  ['/faq?from=menu', true],
  ['/car-leasing/ford', true],
  ['/special-offers', false],
  ['/no-such-page', false],
  ['/vehicles', false],
  ['/compare-car-leasing', true],
  ['/compare-car-leasing?stock=1', false],
  ['/shaking-news', true],
  ['https://www.gov.uk/', true],
  ['tel:+442079460123', true],
])('R-26 the frame shows a link to %s: %s', (href, expected) => {
  expect(isShownLink(href, (name) => built.includes(name))).toBe(expected)
})

test('R-01 a route without parameters has one address', () => {
  expect(plainPath('siteMap')).toBe('/site-map')
})
