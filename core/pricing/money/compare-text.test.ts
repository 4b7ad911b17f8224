import { expect, test } from 'vitest'
import { compareText } from './compare-text.ts'

test.each([
  ['Harbour Leasing', 'Northgate Drive', -1],
  ['Northgate Drive', 'Harbour Leasing', 1],
  ['Harbour Leasing', 'Harbour Leasing', 0],
  ['2026-09-30', '2026-10-01', -1],
])('P-31 %s beside %s: %i', (left, right, order) => {
  expect(compareText(left, right)).toBe(order)
})
