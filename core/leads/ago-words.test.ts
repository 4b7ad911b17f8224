import { expect, test } from 'vitest'
import { agoWords } from './ago-words.ts'

const nowMs = Date.parse('2026-11-25T12:00:00Z')

test.each([
  [0, 'just now'],
  [-5000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [7_300_000, '2 hours ago'],
  [86_400_000, '1 day ago'],
  [40 * 86_400_000, '40 days ago'],
])('W-162 %d ms before is %s', (ms, words) => {
  expect(agoWords(nowMs - ms, nowMs)).toBe(words)
})
