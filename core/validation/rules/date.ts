import { isCalendarDay } from '../calendar-day.ts'
import { textRule } from '../rule.ts'

/** A day that exists, written year-month-day as date fields send it. Rule V-16. */
export const date = textRule('errors.date', isCalendarDay)
