import { isEmpty, isOversize } from '../field-value.ts'
import { textRule, type Rule, type RuleContext } from '../rule.ts'

/**
 * Days in a month: 31, 30 in April, June, September and November, 28 in February or 29 when the
 * year is known and a leap year. Rule V-18.
 */
export function daysInMonth(month: number, year?: number): number {
  if (month === 2) return year !== undefined && isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
}

/** Whether a text is an existing day in the format of date fields: `2026-02-28`. Rule V-16. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year)
}

/** A day that exists, written year-month-day as date fields send it. Rule V-16. */
export const date = textRule('errors.date', isCalendarDay)

/**
 * A limit for days: a day, or the field that holds one. `isSameAllowed` lets the limit itself pass.
 * Rule V-17.
 */
type DayLimit = ({ day: string } | { field: string }) & { isSameAllowed?: boolean }

/** A day after another day or the day in another field. Rule V-17. */
export function after(limit: DayLimit): Rule {
  return textRule('documents.datePeriodModal.dateTooEarly', (text, context) =>
    isWithin(limit, text, context, (other) => text > other),
  )
}

/** A day before another day or the day in another field. Rule V-17. */
export function before(limit: DayLimit): Rule {
  return textRule('documents.datePeriodModal.dateTooLate', (text, context) =>
    isWithin(limit, text, context, (other) => text < other),
  )
}

/** Days written year first compare as texts. */
function isWithin(
  limit: DayLimit,
  text: string,
  context: RuleContext,
  isBeyond: (other: string) => boolean,
): boolean {
  const other = limitDay(limit, context)
  if (other === null || (limit.isSameAllowed && text === other)) return true
  return isCalendarDay(text) && isBeyond(other)
}

/** The day to compare with; null when the other field is empty, which skips the comparison. */
function limitDay(limit: DayLimit, { fields }: RuleContext): string | null {
  const value = 'day' in limit ? limit.day : fields[limit.field]
  if (typeof value !== 'string' || isOversize(value)) return null
  const day = value.trim()
  return isCalendarDay(day) ? day : null
}

/**
 * A day number within the month in another field, and the year where a field holds one. Without a
 * month 1 to 31. Rule V-18.
 */
export function dayOfMonth(names: { monthField: string; yearField?: string }): Rule {
  return textRule('errors.wrongDayOfMonth', (text, { fields }) => {
    const month = numberIn(fields[names.monthField])
    const year = names.yearField === undefined ? undefined : numberIn(fields[names.yearField])
    const last = month === undefined ? 31 : daysInMonth(month, year)
    return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last
  })
}

/** A field's number; NaN, which equals no month and no leap year, when it is none. */
function numberIn(value: unknown): number | undefined {
  if (isOversize(value) || isEmpty(value)) return undefined
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : undefined
}
