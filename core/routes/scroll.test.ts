import { expect, test } from 'vitest'
import { scrollsToTop } from './scroll.ts'

test.each([
  ['/', '/faq', true],
  ['/car-search/ford?page=2', '/car-search/ford/focus', true],
  ['/faq#a', '/', true],
  ['/compare-car-leasing', '/compare-car-leasing?fuelTypes=electric', false],
  ['/faq?a=1', '/faq', false],
  ['/', '/faq#delivery', false],
  ['/faq', '/faq', false],
])('R-20 from %s to %s starts at the top: %s', (from, to, isTop) => {
  expect(scrollsToTop(from, to)).toBe(isTop)
})
