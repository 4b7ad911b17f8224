const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** A day, `YYYY-MM-DD`, as it is said of the weeks to come. Rule W-85. @example writtenWeekday('2026-11-24') // 'Tuesday 24 November' */
export function writtenWeekday(day: string): string {
  return format.format(new Date(day)).replace(',', '')
}
