import { londonClock } from '../time/london-clock.ts'
import { isOpenAt, type DayHours, type OpeningHours } from '../wizard/opening-hours.ts'
import { areHolidaysKnown, knownBankHolidays } from './bank-holidays.ts'

/** Hours of a day as the leasing API says them, London time: `{ from: '09:00', to: '17:30' }`. */
export type ClockHours = { from: string; to: string } | null

const dayMs = 86_400_000

/** Monday-first hours as the API says them, as opening hours; bank holidays are closed. Rule L-63. */
export function providerHours(mondayFirst: readonly ClockHours[]): OpeningHours {
  const day = (at: number): DayHours => {
    const hours = mondayFirst[at]
    return hours ? { fromMinute: minuteOf(hours.from), toMinute: minuteOf(hours.to) } : null
  }
  return {
    week: [day(6), day(0), day(1), day(2), day(3), day(4), day(5)],
    closedDays: knownBankHolidays,
  }
}

/** When a closed provider opens next. Days from today: 0 is later today, 1 tomorrow. */
export type NextOpening = { inDays: number; weekday: number; fromMinute: number }

/**
 * Null while a provider answers, else when it does again within a week; null as well where its hours
 * are unknown, or a year's bank holidays are, since nothing may then be said. Rules L-63, D-31.
 */
export function nextOpening(hours: OpeningHours, nowMs: number): NextOpening | null {
  if (isOpenAt(hours, nowMs) || !areHolidaysKnown(londonClock(nowMs).day)) return null
  const now = londonClock(nowMs)
  for (let inDays = 0; inDays <= 7; inDays++) {
    const { day, weekday } = londonClock(nowMs + inDays * dayMs)
    const that =
      hours.closedDays.includes(day) || !areHolidaysKnown(day) ? null : hours.week[weekday]
    if (that && (inDays > 0 || now.minute < that.fromMinute)) {
      return { inDays, weekday, fromMinute: that.fromMinute }
    }
  }
  return null
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/**
 * A week in words, days of the same hours together: "Mon–Fri 8:30–18:00, Sat 10:00–16:00". Empty
 * without any. Rule L-63.
 */
export function hoursInWords(mondayFirst: readonly ClockHours[]): string {
  const runs: { first: number; last: number; words: string }[] = []
  mondayFirst.forEach((hours, at) => {
    if (!hours) return
    const words = `${clockWords(minuteOf(hours.from))}–${clockWords(minuteOf(hours.to))}`
    const run = runs.at(-1)
    if (run?.words === words && run.last === at - 1) run.last = at
    else runs.push({ first: at, last: at, words })
  })
  return runs
    .map(({ first, last, words }) => {
      const days = first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`
      return `${days} ${words}`
    })
    .join(', ')
}

/** A minute of the day as a clock says it: "9:00". */
export function clockWords(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
