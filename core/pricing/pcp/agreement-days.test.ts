import { expect, test } from 'vitest'
import { addMonths, monthsBetween, yearsBetween } from './agreement-days.ts'

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'], // a leap year
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-05', 1, '2026-12-05'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-11-05', 36, '2029-11-05'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-05', -1, '2025-12-05'],
  ['2026-06-09', 0, '2026-06-09'],
])('P-39 %s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test.each([
  ['2026-01-15', '2026-03-15', 2],
  ['2026-01-15', '2026-03-14', 1],
  ['2026-01-15', '2026-01-15', 0],
  ['2026-01-31', '2026-02-28', 1], // the last day of a shorter month completes it
  ['2026-01-31', '2026-02-27', 0],
  ['2025-11-20', '2026-11-21', 12],
  ['2026-11-21', '2025-11-20', -13],
  ['2026-03-15', '2026-03-14', -1],
])('P-39 from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test.each([
  ['2026-01-15', '2027-01-15', 1],
  ['2026-01-15', '2026-07-15', 0.5],
  ['2026-01-15', '2026-01-18', 3 / 365],
  ['2026-01-15', '2026-03-18', 2 / 12 + 3 / 365],
])('P-39 from %s to %s is %d of a year', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years)
})
