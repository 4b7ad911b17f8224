import { expect, test } from 'vitest'
import { codeLifetimeMs, codesPerPhone, guessesPerCode, resendWaitMs } from './code-rules.ts'

test('W-28 a code works for ten minutes', () => {
  expect(codeLifetimeMs).toBe(600_000)
})

test('W-29 a code takes five guesses', () => {
  expect(guessesPerCode).toBe(5)
})

test.each([
  [0, 30_000],
  [1, 29_999],
  [29_999, 1],
  [30_000, 0],
  [30_001, 0],
])('W-30 %d ms after a code the next may be asked for in %d ms', (ageMs, waitMs) => {
  expect(resendWaitMs(1_700_000_000_000, 1_700_000_000_000 + ageMs)).toBe(waitMs)
})

test('W-31 a phone is texted at most five codes an hour and ten a day', () => {
  expect(codesPerPhone).toEqual([
    { windowMs: 3_600_000, most: 5 },
    { windowMs: 86_400_000, most: 10 },
  ])
})
