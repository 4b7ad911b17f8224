import { expect, test } from 'vitest'
import { trendingSinceMs } from './trending.ts'

test('K-05 enquiries of the last thirty days count', () => {
  expect(trendingSinceMs(Date.UTC(2026, 10, 20, 9))).toBe(Date.UTC(2026, 9, 21, 9))
})
