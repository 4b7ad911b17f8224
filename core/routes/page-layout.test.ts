import { expect, test } from 'vitest'
import { layoutOf } from './page-layout.ts'

test.each([
  ['/', 'default'],
  ['/fb', 'default'],
  ['/fb/1234567', 'landing'],
  ['/fb/1234567/more', 'default'],
  ['/vehicles/1234567/offers', 'default'],
  ['/vehicles/1234567/get-this-deal', 'landing'],
  ['/vehicles/1/2/get-this-deal', 'default'],
  ['/a/vehicles/1/get-this-deal', 'default'],
  ['/a/fb/1', 'default'],
  ['/embedded', 'external'],
  ['/embedded/deals', 'external'],
  ['/embedded/calculators/car-change', 'external'],
  ['/embeddedly', 'default'],
  ['/a/embedded', 'default'],
  ['/admin/users', 'admin'],
  ['/administration', 'default'],
])(
  'R-19 R-46 the layout of %s is %s, and the partner’s on a partner’s host',
  (pathname, layout) => {
    expect(layoutOf(pathname)).toBe(layout)
    expect(layoutOf(pathname, true)).toBe('partner')
  },
)
