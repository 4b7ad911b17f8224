const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in London at an instant, `YYYY-MM-DD`. @example londonDay(new Date('2026-07-01T23:30:00Z')) // '2026-07-02' */
export function londonDay(instant: Date): string {
  return format.format(instant)
}
