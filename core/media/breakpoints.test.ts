import { expect, test } from 'vitest'
import { isFrom, lastPxBelow } from './breakpoints.ts'

test.each([
  ['tablet', 576],
  ['desktop', 992],
  ['wide', 1200],
] as const)('D-01 %s begins at %i px', (breakpoint, widthPx) => {
  expect(isFrom(breakpoint, widthPx)).toBe(true)
  expect(isFrom(breakpoint, widthPx - 1)).toBe(false)
})

test.each([
  ['tablet', 575],
  ['desktop', 991],
  ['wide', 1199],
] as const)('D-02 below %s ends at %i px', (breakpoint, widthPx) => {
  expect(lastPxBelow(breakpoint)).toBe(widthPx)
})
