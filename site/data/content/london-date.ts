/** The calendar date in London, `YYYY-MM-DD`. */
export function londonDate(now: Date): string {
  // Swedish dates are written the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(now)
}
