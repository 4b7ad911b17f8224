import { isCalendarDay } from './calendar-day.ts'
import { longestReadable } from './field-value.ts'
import type { RuleContext } from './rule.ts'

/**
 * A limit for days: a day, or the field that holds one. `isSameAllowed` lets the limit itself pass.
 * Rule V-17.
 */
export type DayLimit = ({ day: string } | { field: string }) & { isSameAllowed?: boolean }

/** The day to compare with; null when the other field is empty, which skips the comparison. */
export function limitDay(limit: DayLimit, { fields }: RuleContext): string | null {
  const value = 'day' in limit ? limit.day : fields[limit.field]
  if (typeof value !== 'string' || value.length > longestReadable) return null
  const day = value.trim()
  return isCalendarDay(day) ? day : null
}
