import { expect, test } from 'vitest'
import { costText } from './cost-text.ts'

test.each([
  [1410, '£', '£1,410'],
  [200, '£ a year', '£200 a year'],
  [1.5, 'pence a mile', '1.5 pence a mile'],
])('%d of %s is written %s', (value, unit, text) => {
  expect(costText({ value, unit })).toBe(text)
})
