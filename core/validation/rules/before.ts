import { isCalendarDay } from '../calendar-day.ts'
import { limitDay, type DayLimit } from '../day-limit.ts'
import { textRule, type Rule } from '../rule.ts'

/** A day before another day or the day in another field. Rule V-17. */
export function before(limit: DayLimit): Rule {
  return textRule('documents.datePeriodModal.dateTooLate', (text, context) => {
    const other = limitDay(limit, context)
    if (other === null || (limit.isSameAllowed && text === other)) return true
    // Days written year first compare as texts.
    return isCalendarDay(text) && text < other
  })
}
