import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysInMonth, isCalendarDay, after, before, date, dayOfMonth } from './dates.ts'

const tooEarly = 'documents.datePeriodModal.dateTooEarly'
const tooLate = 'documents.datePeriodModal.dateTooLate'

test.each([
  ['2026-01-31', true],
  [' 2026-12-01 ', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-10-00', false],
  ['2026-10-32', false],
  ['26-10-01', false],
  ['2026-1-01', false],
  ['2026-01-1', false],
  ['01/02/2026', false],
  ['x2026-01-01', false],
  ['2026-01-01T00:00', false],
])('V-16 %s is a day: %s', (text, isDay) => {
  expect(date(text)).toBe(isDay ? null : 'errors.date')
})

test('V-16 the days of the calendar and no others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const text = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ].join('-')
        const instant = new Date(0)
        instant.setUTCFullYear(year, month - 1, day)
        const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
        expect(isCalendarDay(text)).toBe(isReal)
      },
    ),
  )
})

describe('V-17 before and after', () => {
  test.each([
    ['2025-12-31', tooEarly, null],
    ['2026-01-01', tooEarly, tooLate],
    ['2026-01-02', null, tooLate],
    [' 2026-01-02 ', null, tooLate],
    ['next week', tooEarly, tooLate],
    ['2026-13-01', tooEarly, tooLate],
  ])('%s against 2026-01-01: after %s, before %s', (text, afterKey, beforeKey) => {
    expect(after({ day: '2026-01-01' })(text)).toBe(afterKey)
    expect(before({ day: '2026-01-01' })(text)).toBe(beforeKey)
    const context = { fields: { other: ' 2026-01-01 ' } }
    expect(after({ field: 'other' })(text, context)).toBe(afterKey)
    expect(before({ field: 'other' })(text, context)).toBe(beforeKey)
  })

  test('the limit itself passes where it may', () => {
    const limit = { day: '2026-01-01', isSameAllowed: true }
    expect(after(limit)('2026-01-01')).toBeNull()
    expect(before(limit)('2026-01-01')).toBeNull()
    expect(after(limit)('2025-12-31')).toBe(tooEarly)
    expect(before(limit)('2026-01-02')).toBe(tooLate)
  })

  test.each([
    [undefined],
    [null],
    [''],
    ['  '],
    ['soon'],
    [20260101],
    [['2026-01-01']],
    [' '.repeat(20_000)],
  ])('nothing is compared with %j in the other field', (other) => {
    const context = { fields: { other } }
    expect(after({ field: 'other' })('1999-01-01', context)).toBeNull()
    expect(before({ field: 'other' })('2999-01-01', context)).toBeNull()
    expect(after({ field: 'other' })('1999-01-01')).toBeNull()
  })

  test('a day stays unread in a field of more than 10,000 characters', () => {
    const other = '2026-01-01'.padEnd(10_001)
    expect(after({ field: 'other' })('1999-01-01', { fields: { other } })).toBeNull()
    expect(
      after({ field: 'other' })('1999-01-01', { fields: { other: other.slice(0, 10_000) } }),
    ).toBe(tooEarly)
  })
})

describe('V-18 the day of a month', () => {
  const rule = dayOfMonth({ monthField: 'month', yearField: 'year' })
  const last = (month: unknown, year?: unknown) =>
    Array.from({ length: 34 }, (_, day) => day).filter(
      (day) => rule(day, { fields: { month, year } }) === null,
    )

  test.each([
    [1, 31],
    [2, 28],
    [3, 31],
    [4, 30],
    [5, 31],
    [6, 30],
    [7, 31],
    [8, 31],
    [9, 30],
    [10, 31],
    [11, 30],
    [12, 31],
    ['2', 28],
    ['', 31],
    [undefined, 31],
    ['May', 31],
    ['2.5', 31],
  ])('month %j has days 1 to %i', (month, most) => {
    expect(last(month)).toEqual(Array.from({ length: most }, (_, at) => at + 1))
  })

  test.each([
    [2024, 29],
    ['2024', 29],
    [2026, 28],
    [1900, 28],
    [2000, 29],
    ['', 28],
    [null, 28],
    ['20x4', 28],
    ['0'.repeat(10_001), 28],
    [Symbol('2024'), 28],
    [['2024'], 28],
  ])('February of %j has %i', (year, most) => {
    expect(last(2, year).length).toBe(most)
  })

  test('without a field for the year February has 28', () => {
    const yearless = dayOfMonth({ monthField: 'month' })
    const fields = { month: 2, undefined: 2024 }
    expect(yearless('28', { fields })).toBeNull()
    expect(yearless('29', { fields })).toBe('errors.wrongDayOfMonth')
    expect(daysInMonth(2)).toBe(28)
  })

  test.each(['0', '00', '-1', '1.5', '1e1', '010', 'x1', '1x', 'one'])('%s is no day', (text) => {
    expect(rule(text)).toBe('errors.wrongDayOfMonth')
  })

  test.each(['1', '01', ' 31 '])('%s is one', (text) => {
    expect(rule(text)).toBeNull()
  })
})
