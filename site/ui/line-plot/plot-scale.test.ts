import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotScale } from './plot-scale.ts'

test.each([
  [8700, [0, 2000, 4000, 6000, 8000, 10_000]],
  [5, [0, 1, 2, 3, 4, 5]],
  [12, [0, 2.5, 5, 7.5, 10, 12.5]],
  [100, [0, 20, 40, 60, 80, 100]],
  [0, [0, 1]],
])('a plot up to %i has the lines %j', (highest, steps) => {
  expect(plotScale(highest)).toEqual({ top: steps.at(-1), steps })
})

test('no value lies above the top, and no scale has more than five steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (highest) => {
      const { top, steps } = plotScale(highest)
      expect(top).toBeGreaterThanOrEqual(highest)
      expect(steps.length).toBeLessThanOrEqual(6)
    }),
  )
})
