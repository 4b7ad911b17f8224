import { expect, test } from 'vitest'
import { nextWorkingDay } from './working-day.ts'

test.each([
  ['a Tuesday', '2026-11-24', '2026-11-25'],
  ['a Friday', '2026-11-27', '2026-11-30'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  // Boxing Day is a Saturday in 2026, so Monday is its substitute.
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
  ['Maundy Thursday', '2027-03-25', '2027-03-30'],
  ['the last day of a year', '2026-12-31', '2027-01-04'],
])('W-85 the working day after %s, %s, is %s', (_, day, next) => {
  expect(nextWorkingDay(day)).toBe(next)
})

test.each(['2028-12-29', '2029-01-02'])(
  'D-31 after %s none is named, since the holidays of the year are not known',
  (day) => {
    expect(nextWorkingDay(day)).toBeNull()
  },
)
