import { daysInMonth } from '../calendar-day.ts'
import { isEmpty, isOversize } from '../field-value.ts'
import { textRule, type Rule } from '../rule.ts'

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
