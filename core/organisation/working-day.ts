import { nextDay } from '../time/london-day.ts'
import { areHolidaysKnown, knownBankHolidays } from './bank-holidays.ts'

/**
 * The first working day in England after a day, both `YYYY-MM-DD`: no Saturday, Sunday or bank
 * holiday. Null when the holidays of a year on the way are not known. Rules W-85, D-31.
 * @example nextWorkingDay('2026-12-24') // '2026-12-29'
 */
export function nextWorkingDay(day: string): string | null {
  let next = nextDay(day)
  while (!isWorkingDay(next)) next = nextDay(next)
  return areHolidaysKnown(next) && areHolidaysKnown(day) ? next : null
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !knownBankHolidays.includes(day)
}
