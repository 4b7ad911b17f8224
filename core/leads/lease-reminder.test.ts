import { expect, test } from 'vitest'
import { dueReminder, leaseEndsOn, monthsAfter } from './lease-reminder.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-08-31', -6, '2026-02-28'],
  ['2026-05-10', 36, '2029-05-10'],
])('S-74 %s and %d months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})

test('S-74 a lease ends its term after the day of delivery in London', () => {
  expect(leaseEndsOn(Date.parse('2026-06-30T23:30:00Z'), 36)).toBe('2029-07-01')
})

test.each([
  ['2028-12-31T12:00:00Z', null],
  ['2029-01-01T00:00:00Z', 6],
  ['2029-01-26T12:00:00Z', 6],
  ['2029-01-27T12:00:00Z', null],
  ['2029-04-01T12:00:00Z', 3],
  ['2029-06-01T12:00:00Z', 1],
  ['2029-07-02T12:00:00Z', null],
])('S-74 at %s the reminder of a lease that ends on 1 July 2029 is %s', (now, due) => {
  expect(dueReminder('2029-07-01', Date.parse(now))).toBe(due)
})
