import { expect, test } from 'vitest'
import { lastDayOfBook } from './book-validity.ts'

const today = '2026-12-15'

test.each([
  ['2027-03-01', ['2026-12-20'], '2027-03-01'],
  ['2026-12-16', ['2026-12-20'], '2026-12-16'],
  [null, ['2026-12-24', '2026-12-10', '2027-01-01'], '2026-12-10'],
  [null, [], '2027-01-14'],
])('T-09 asked for %s with %j in the file, a book holds until %s', (asked, inFile, expected) => {
  expect(lastDayOfBook({ asked, inFile, today })).toBe(expected)
})
