import { expect, test } from 'vitest'
import { areHolidaysKnown, knownBankHolidays } from './bank-holidays.ts'

const dayMs = 86_400_000
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekday = (ms: number) => new Date(ms).getUTCDay()

/** Easter Sunday by the anonymous Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}

/** The first Monday on or after a day; the last Monday of a month is the first after its 24th. */
function mondayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month - 1, day)
  return from + ((8 - weekday(from)) % 7) * dayMs
}

/** A holiday of a fixed date moves to the next weekday that is not a holiday already. */
function nextWorkingDay(from: number, taken: readonly number[]): number {
  let day = from
  while (weekday(day) === 0 || weekday(day) === 6 || taken.includes(day)) day += dayMs
  return day
}

function holidaysOf(year: number): string[] {
  const christmas = nextWorkingDay(Date.UTC(year, 11, 25), [])
  return [
    nextWorkingDay(Date.UTC(year, 0, 1), []),
    easter(year) - 2 * dayMs,
    easter(year) + dayMs,
    mondayFrom(year, 5, 1),
    mondayFrom(year, 5, 25),
    mondayFrom(year, 8, 25),
    christmas,
    nextWorkingDay(Date.UTC(year, 11, 26), [christmas]),
  ].map(iso)
}

test('D-30 the bank holidays of 2026 to 2028 are those the law works out', () => {
  expect(knownBankHolidays).toEqual([2026, 2027, 2028].flatMap(holidaysOf))
})

test.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2028-12-31', true],
  ['2029-01-01', false],
])('D-31 the holidays around %s are known: %s', (day, isKnown) => {
  expect(areHolidaysKnown(day)).toBe(isKnown)
})
