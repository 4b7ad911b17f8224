import { expect, test } from 'vitest'
import { otherCallTimeAfter } from './order-change.ts'

test.each([
  [{}, 'Sunday', 'Sunday'],
  [{}, null, ''],
  [{ callTime: 'AM' }, 'Sunday', ''],
  [{ callTime: 'other' }, 'Sunday', ''],
  [{ callTime: 'other', otherCallTime: 'Monday' }, 'Sunday', 'Monday'],
  [{ otherCallTime: 'Monday' }, 'Sunday', 'Monday'],
  [{ otherCallTime: '' }, 'Sunday', ''],
])('V-51 W-57 after %j the words %j become %j', (change, before, after) => {
  expect(otherCallTimeAfter(change, before)).toBe(after)
})
