import { expect, test } from 'vitest'
import { claimFigures } from '../content/claim-figures.ts'
import { answerDay, answerWithinBusinessDays } from './answer-day.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-30'],
  ['a Wednesday', '2026-11-25', '2026-12-02'],
  ['a Friday', '2026-11-27', '2026-12-04'],
  // A weekend counts from its Monday.
  ['a Saturday', '2026-11-28', '2026-12-04'],
  ['a Sunday', '2026-11-29', '2026-12-04'],
  // 25 December is a Friday, and 28 December the substitute of Boxing Day.
  ['the day before Christmas Eve', '2026-12-23', '2027-01-04'],
  ['Maundy Thursday', '2027-03-25', '2027-04-05'],
])('W-120 a message of %s, %s, is answered by %s', (_, day, by) => {
  expect(answerDay(day)).toBe(by)
})

test.each(['2028-12-22', '2029-01-02'])(
  'W-120 D-31 of %s no day is named, since the holidays of the year are not known',
  (day) => {
    expect(answerDay(day)).toBeNull()
  },
)

test('W-120 D-27 a message is answered as fast as a complaint is acknowledged', () => {
  expect(answerWithinBusinessDays).toBe(claimFigures.acknowledgementBusinessDays)
})
