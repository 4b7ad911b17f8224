import { londonClock } from '../time/london-clock.ts'

/** A provider's hours. Times are minutes after midnight in London; null for a day it is closed. */
export type OpeningHours = {
  /** From Sunday to Saturday. */
  week: readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]
  /** Days it is closed all the same, `YYYY-MM-DD`: bank holidays for England. */
  closedDays: readonly string[]
}

export type DayHours = { fromMinute: number; toMinute: number } | null

/**
 * Whether a provider answers at an instant: from its opening minute until, not including, its
 * closing minute, by London's clock. Hours nobody knows count as open. Rule W-47.
 */
export function isOpenAt(hours: OpeningHours | null, instantMs: number): boolean {
  if (!hours) return true
  const { minute } = londonClock(instantMs)
  const today = hoursOn(hours, instantMs)
  return today !== null && today.fromMinute <= minute && minute < today.toMinute
}

/** Whether a provider, closed or open now, still answers today. Rule W-49. */
export function opensToday(hours: OpeningHours, instantMs: number): boolean {
  const today = hoursOn(hours, instantMs)
  return today !== null && londonClock(instantMs).minute < today.toMinute
}

/** Hours of the London day an instant lies in; null when it is closed. */
function hoursOn({ week, closedDays }: OpeningHours, instantMs: number): DayHours {
  const { day, weekday } = londonClock(instantMs)
  return closedDays.includes(day) ? null : week[weekday]!
}
