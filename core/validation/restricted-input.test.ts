import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restrictedInput } from './restricted-input.ts'

test.each([
  ['12', '123', '123'],
  ['12', '12a', '12'],
  ['12', '', ''],
  ['', 'a', ''],
])('V-30 from %j to %j holds %j', (before, after, held) => {
  expect(restrictedInput(before, after, /^\d+$/)).toBe(held)
})

test('V-30 a pattern that remembers its place judges each change alike', () => {
  const pattern = /\d/g
  expect(restrictedInput('', '1', pattern)).toBe('1')
  expect(restrictedInput('', '1', pattern)).toBe('1')
})

test('V-30 a change to more than 10,000 characters is rejected unread', () => {
  expect(restrictedInput('1', '1'.repeat(10_000), /^\d+$/)).toBe('1'.repeat(10_000))
  expect(restrictedInput('1', '1'.repeat(10_001), /^\d+$/)).toBe('1')
})

test('V-30 what is held always fits or was held before', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const held = restrictedInput(before, after, /^[a-m]*$/)
      expect(held).toBe(/^[a-m]*$/.test(after) ? after : before)
    }),
  )
})
