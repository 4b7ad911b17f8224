import { expect, test } from 'vitest'
import { londonDate } from './london-date.ts'

test.each([
  ['2026-06-30T23:30:00Z', '2026-07-01'], // summer time is an hour ahead
  ['2026-12-31T23:30:00Z', '2026-12-31'],
])('%s is %s in London', (instant, date) => {
  expect(londonDate(new Date(instant))).toBe(date)
})
