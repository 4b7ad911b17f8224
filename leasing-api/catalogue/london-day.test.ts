import { expect, test } from 'vitest'
import { londonDay } from './london-day.ts'

test.each([
  ['2026-07-01T22:59:59Z', '2026-07-01'],
  ['2026-07-01T23:00:00Z', '2026-07-02'], // summer time
  ['2026-12-01T23:30:00Z', '2026-12-01'],
  ['2026-12-02T00:00:00Z', '2026-12-02'],
])('%s is %s in London', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day)
})
