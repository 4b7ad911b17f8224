import { expect, test } from 'vitest'
import { loginWaitMs } from './login-limits.ts'

test.each([
  [0, 0],
  [9, 0],
  [10, 15],
  [11, 30],
  [12, 60],
  [15, 480],
  [16, 900],
  [500, 900],
])('S-59 after %d failures the next try waits %d seconds', (count, seconds) => {
  expect(loginWaitMs({ count, lastAtMs: 1_000_000 }, 1_000_000)).toBe(seconds * 1000)
})

test('S-59 a wait runs down to nothing, and a day later the failures are forgotten', () => {
  const failures = { count: 16, lastAtMs: 0 }
  expect(loginWaitMs(failures, 899_999)).toBe(1)
  expect(loginWaitMs(failures, 900_000)).toBe(0)
  expect(loginWaitMs({ count: 5000, lastAtMs: 0 }, 86_400_000)).toBe(0)
})
