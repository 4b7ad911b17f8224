import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowNone, isAllowed, parseAllowBad } from './allow-bad.ts'

test.each([
  ['25', 25, 1000, true],
  ['25', 26, 1000, false],
  ['1%', 10, 1000, true],
  ['1%', 11, 1000, false],
  ['1%', 1, 50, false], // half a row is none
  [' 0.5% ', 5, 1000, true],
  ['100%', 7, 7, true],
])('T-08 %s lets %i of %i rows through: %s', (text, bad, rows, expected) => {
  expect(isAllowed(parseAllowBad(text)!, bad, rows)).toBe(expected)
})

test.each(['', '1.5', '-1', '101%', 'some', '1234567890'])('T-08 %j means nothing', (text) => {
  expect(parseAllowBad(text)).toBeNull()
})

test('T-08 unless something is allowed no row may be bad', () => {
  expect(isAllowed(allowNone, 0, 1000)).toBe(true)
  expect(isAllowed(allowNone, 1, 1000)).toBe(false)
})

test('T-08 whoever allows more lets no fewer books through', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percent, percent, fc.nat(1000), fc.nat(1000), (a, b, bad, rows) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      const isLess = isAllowed({ percent: less }, bad, rows)
      expect(isLess && !isAllowed({ percent: more }, bad, rows)).toBe(false)
    }),
  )
})
