import { expect, test } from 'vitest'
import { shownPriceCountsFromMs } from './price-shown.ts'

test('W-32 a price that was shown is still taken for 24 hours', () => {
  const nowMs = Date.UTC(2026, 10, 21, 9)
  expect(shownPriceCountsFromMs(nowMs)).toBe(Date.UTC(2026, 10, 20, 9))
})
