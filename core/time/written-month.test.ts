import { expect, test } from 'vitest'
import { shortMonth, writtenMonth } from './written-month.ts'

test.each([
  ['2027-02-01', 'February 2027', 'Feb 2027'],
  ['2026-12-31', 'December 2026', 'Dec 2026'],
])('P-100 the month of %s is %s, in short %s', (day, month, abbreviation) => {
  expect([writtenMonth(day), shortMonth(day)]).toEqual([month, abbreviation])
})
