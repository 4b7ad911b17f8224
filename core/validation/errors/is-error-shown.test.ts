import { expect, test } from 'vitest'
import { isErrorShown } from './is-error-shown.ts'

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('V-29 left %s, sent %s: shown %s', (isBlurred, isSubmitted, isShown) => {
  expect(isErrorShown({ isBlurred, isSubmitted })).toBe(isShown)
})
