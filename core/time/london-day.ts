import { londonClock } from './london-clock.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** The instant at which a day (`YYYY-MM-DD`) begins in London, summer time included. */
export function londonMidnightMs(day: string): number {
  const utcMidnightMs = Date.parse(`${day}T00:00:00Z`)
  // Clocks change at one in the morning, so London's midnight is there once every day.
  return utcMidnightMs - londonClock(utcMidnightMs).minute * minuteMs
}

/** The day after a day, both `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/**
 * Whole seconds until London's next midnight: from 1 to 86,400, and to 90,000 on the day of 25
 * hours. What a page says by the date holds no longer than that. Rule E-01.
 */
export function secondsUntilNextLondonDay(nowMs: number): number {
  const midnightMs = londonMidnightMs(nextDay(londonClock(nowMs).day))
  return Math.ceil((midnightMs - nowMs) / 1000)
}

/** Minutes after London's midnight from which the nightly run may start. */
const nightlyMinute = 5

/**
 * Whether the nightly run that renders dated pages anew is due: at 00:05 in London, once for each
 * day, and later the same day when it was missed. Rule E-02.
 * @param lastDay the London day of the last run
 */
export function isNightlyRunDue(nowMs: number, lastDay: string): boolean {
  const { day, minute } = londonClock(nowMs)
  return day > lastDay && minute >= nightlyMinute
}
