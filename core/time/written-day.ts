const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
})

/**
 * A day as it is written on a page, London's where an instant is given. Rule F-96.
 * @example writtenDay('2026-11-20') // '20 November 2026'
 */
export function writtenDay(iso: string): string {
  return format.format(new Date(iso))
}
