import { expect, test } from 'vitest'
import { londonClock } from './london-clock.ts'

test.each([
  ['2026-07-10T23:30:00Z', { day: '2026-07-11', weekday: 6, minute: 30 }],
  ['2026-01-04T00:00:00Z', { day: '2026-01-04', weekday: 0, minute: 0 }],
  ['2026-11-20T17:05:59Z', { day: '2026-11-20', weekday: 5, minute: 1025 }],
])('W-47 %s is %j in London', (iso, clock) => {
  expect(londonClock(Date.parse(iso))).toEqual(clock)
})
