import { londonClock } from '../time/london-clock.ts'
import { londonMidnightMs } from '../time/london-day.ts'

/** The ages that leads can be listed by, from the day they were confirmed on. Rule W-161. */
export const leadAges = ['today', 'week', 'month', 'older'] as const

export type LeadAge = (typeof leadAges)[number]

const dayMs = 24 * 60 * 60 * 1000

/** Days of London that each age reaches back, today included. */
const daysOf = { today: 1, week: 7, month: 30 } as const

/**
 * From when until before when leads of an age were confirmed, in whole days of London; null on the
 * side that is open. Rule W-161.
 */
export function leadAgeBounds(
  age: LeadAge,
  nowMs: number,
): { fromMs: number | null; beforeMs: number | null } {
  const back = (days: number) => {
    // Noon of a day so far back: whatever the clocks did, it is in that day.
    const noonMs = londonMidnightMs(londonClock(nowMs).day) + dayMs / 2 - (days - 1) * dayMs
    return londonMidnightMs(londonClock(noonMs).day)
  }
  return age === 'older'
    ? { fromMs: null, beforeMs: back(daysOf.month) }
    : { fromMs: back(daysOf[age]), beforeMs: null }
}
