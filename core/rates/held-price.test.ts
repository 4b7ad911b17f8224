import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHeldPrice } from './held-price.ts'

test.each([
  [149_500, true], // exactly five times
  [149_499, false],
  [5980, true], // exactly a fifth
  [5981, false],
  [29_900, false],
])('T-06 %i pence beside a middle of 29,900 is held: %s', (pence, expected) => {
  expect(isHeldPrice(pence, 29_900)).toBe(expected)
})

test('T-06 above and below are held alike', () => {
  const pence = fc.integer({ min: 2000, max: 1_000_000 })
  fc.assert(
    fc.property(pence, pence, (a, b) => {
      expect(isHeldPrice(a, b)).toBe(isHeldPrice(b, a))
    }),
  )
})
