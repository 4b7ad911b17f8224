const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/**
 * An instant to the minute, as a table of the office has it, in London's time. Rule S-82.
 * @example writtenMoment('2026-11-20T09:05:00Z') // '20 Nov 2026, 09:05'
 */
export const writtenMoment = (iso: string): string => format.format(new Date(iso))
