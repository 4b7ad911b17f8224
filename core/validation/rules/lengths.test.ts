import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxLength, minLength } from './lengths.ts'

test.each([
  ['a', 'errors.minLength', null],
  ['ab', null, null],
  ['abc', null, null],
  ['abcd', null, 'errors.maxLength'],
  ['a ', null, null], // counted as it stands
  ['🚗', null, null], // two, as a browser counts
])('V-14 %j for 2 to 3 characters: %s, %s', (text, tooShort, tooLong) => {
  expect(minLength(2)(text)).toBe(tooShort)
  expect(maxLength(3)(text)).toBe(tooLong)
})

test('V-14 exactly the bound passes both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (length) => {
      const text = 'a'.repeat(length)
      expect(minLength(length)(text)).toBeNull()
      expect(maxLength(length)(text)).toBeNull()
      expect(minLength(length + 1)(text)).toBe('errors.minLength')
      expect(maxLength(length - 1)(text)).toBe('errors.maxLength')
    }),
  )
})
