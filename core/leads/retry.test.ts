import { expect, test } from 'vitest'
import { nextTryMs, retryPausesMinutes } from './retry.ts'

test('W-93 pauses grow and fill 24 hours', () => {
  const minutes = retryPausesMinutes.reduce((sum, pause) => sum + pause, 0)
  expect(minutes).toBe(24 * 60)
  const pauses = [...retryPausesMinutes]
  expect(pauses).toEqual(pauses.toSorted((left, right) => left - right))
  expect(new Set(pauses).size).toBe(pauses.length)
})

test.each([
  [1, 60_000],
  [2, 120_000],
  [10, 36_000_000],
  [11, null],
  [12, null],
])('W-93 after %d tries the next follows in %s ms', (tries, pauseMs) => {
  expect(nextTryMs(tries, 1000)).toBe(pauseMs === null ? null : 1000 + pauseMs)
})

test('W-93 a delivery that is never taken is tried eleven times in a day', () => {
  const tried = [0]
  for (;;) {
    const next = nextTryMs(tried.length, tried.at(-1)!)
    if (next === null) break
    tried.push(next)
  }
  expect(tried).toHaveLength(11)
  expect(tried.at(-1)).toBe(86_400_000)
})
