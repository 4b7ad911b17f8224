import { londonClock } from '../time/london-clock.ts'

/** Months before the end of a lease at which its driver is reminded. Rule S-74. */
export const reminderMonths = [6, 3, 1] as const

/** How long a reminder may come late, in days: after that the next one says more. Rule S-74. */
const mostDaysLate = 25

const dayMs = 24 * 60 * 60 * 1000

/** The day, `YYYY-MM-DD`, so many calendar months after another; the last of a month that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const total = year * 12 + (month - 1) + months
  const lastDay = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
  const found = new Date(Date.UTC(Math.floor(total / 12), total % 12, Math.min(date, lastDay)))
  return found.toISOString().slice(0, 10)
}

/** The last day of a lease of so many months that began with a car's delivery. Rule S-74. */
export const leaseEndsOn = (deliveredAtMs: number, termMonths: number): string =>
  monthsAfter(londonClock(deliveredAtMs).day, termMonths)

/**
 * The reminder that is due now for a lease, as its months before the end; null when none is. One that
 * was missed for longer than 25 days is not sent late. Rule S-74.
 */
export function dueReminder(endsOn: string, nowMs: number): (typeof reminderMonths)[number] | null {
  const today = Date.parse(londonClock(nowMs).day)
  const due = reminderMonths.find((months) => {
    const late = (today - Date.parse(monthsAfter(endsOn, -months))) / dayMs
    return late >= 0 && late <= mostDaysLate
  })
  return due ?? null
}
