import { londonClock } from '#core/time/london-clock.ts'

/** Today in London as `YYYY-MM-DD`, by the clock of the editor's machine. */
export const today = (): string => londonClock(Date.now()).day

/** The day so many days after a day, both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
