import { expect, test } from 'vitest'
import { isTicked } from './is-ticked.ts'

test.each([
  [true, true],
  ['1', true],
  ['on', true],
  [false, false],
  ['', false],
  ['0', false],
  ['true', false],
  [1, false],
  [undefined, false],
  [null, false],
  [['1'], false],
])('V-43 %j is consent: %s', (value, isConsent) => {
  expect(isTicked(value)).toBe(isConsent)
})
