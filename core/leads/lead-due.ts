import { type ClockHours, nextOpening, providerHours } from '../organisation/provider-hours.ts'
import { londonClock } from '../time/london-clock.ts'
import { londonMidnightMs } from '../time/london-day.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * When a lead is sent: at once while its provider answers, else when it opens next. At once as well
 * where its hours are not known, or when it opens within no week. Rule W-92.
 * @param mondayFirst the provider's hours as the API says them
 */
export function leadDueMs(mondayFirst: readonly ClockHours[], nowMs: number): number {
  const opening = nextOpening(providerHours(mondayFirst), nowMs)
  if (!opening) return nowMs
  const { day } = londonClock(
    londonMidnightMs(londonClock(nowMs).day) + opening.inDays * dayMs + dayMs / 2,
  )
  const midnightMs = londonMidnightMs(day)
  const dueMs = midnightMs + opening.fromMinute * minuteMs
  // On the day that clocks change, minutes after midnight are not minutes of the clock.
  const offMinutes = londonClock(dueMs).minute - opening.fromMinute
  return dueMs - offMinutes * minuteMs
}
