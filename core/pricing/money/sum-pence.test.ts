import { expect, test } from 'vitest'
import { sumPence } from './sum-pence.ts'

test('P-02 amounts add up, and none add up to nothing', () => {
  expect(sumPence([])).toBe(0)
  expect(sumPence([19900, 25000, -1])).toBe(44899)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('P-02 %d pence is not summed', (pence) => {
  expect(() => sumPence([100, pence])).toThrow(
    new RangeError(`${pence} is no whole number of pence; round it before it is summed.`),
  )
})
