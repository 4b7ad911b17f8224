import { expect, test } from 'vitest'
import { writtenWeekday } from './written-weekday.ts'

test.each([
  ['2026-11-24', 'Tuesday 24 November'],
  ['2027-01-04', 'Monday 4 January'],
])('W-85 %s is written %s', (day, written) => {
  expect(writtenWeekday(day)).toBe(written)
})
