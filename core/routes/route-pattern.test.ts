import { expect, test } from 'vitest'
import { matchPattern } from './match-pattern.ts'
import { routePattern } from './route-pattern.ts'
import { routeTable } from './route-table.ts'

test.each(Object.entries(routeTable))(
  'W-193 an address of %s is known by its pattern again',
  (_, { pattern }) => {
    let values = 0
    const path = pattern.replaceAll(/:\w+/g, () => `value-${(values += 1)}`)
    const params = { storefront: 'larkway', ...matchPattern(pattern, path) }
    expect(routePattern(path, params)).toBe(pattern)
  },
)

test.each([
  // A range that is called as its make.
  [
    '/car-leasing/mini/mini',
    { manufacturer: 'mini', range: 'mini' },
    '/car-leasing/:manufacturer/:range',
  ],
  ['/', { storefront: 'larkway' }, '/'],
  // A parameter of several segments is that of no page.
  ['/nothing/here', { path: ['nothing', 'here'] }, '/nothing/here'],
  ['/cars', { empty: '' }, '/cars'],
])('W-193 %s with %j is %s', (path, params, pattern) => {
  expect(routePattern(path, params)).toBe(pattern)
})
