import { expect, test } from 'vitest'
import { hiddenWhy } from './hidden-badge.ts'

test.each([
  ['marketingClaim', { reviewBy: '2026-11-19' }, true],
  ['marketingClaim', { reviewBy: '2026-11-20' }, false],
  ['marketingClaim', {}, false],
  ['marketingClaim', { reviewBy: '' }, false],
  ['banner', { endsOn: '2026-11-19' }, true],
  ['banner', { endsOn: '2026-11-20' }, false],
  ['costTable', { reviewBy: '2020-01-01' }, false],
])('a %s with %j is hidden on 20 November 2026: %s', (_type, dates, isHidden) => {
  expect(hiddenWhy({ _type, ...dates }, '2026-11-20') !== null).toBe(isHidden)
})
