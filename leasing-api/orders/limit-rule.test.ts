import { expect, test } from 'vitest'
import { retryAfterMs } from './limit-rule.ts'

test.each([
  ['nothing done', [], 0],
  ['room left', [900], 0],
  ['the oldest must leave the window', [500, 900], 500],
  ['old actions do not count', [-5000, 900], 0],
  ['more than allowed', [400, 500, 900], 500],
])('%s', (_, times, expected) => {
  expect(retryAfterMs(times, 1000, [{ windowMs: 1000, most: 2 }])).toBe(expected)
})

test('the longest wait of all rules counts', () => {
  const rules = [
    { windowMs: 100, most: 1 },
    { windowMs: 1000, most: 2 },
  ]
  expect(retryAfterMs([500, 950], 1000, rules)).toBe(500)
})
