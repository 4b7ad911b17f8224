const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export type LondonClock = {
  /** `YYYY-MM-DD`. */
  day: string
  /** 0 is Sunday. */
  weekday: number
  /** Minutes after midnight. */
  minute: number
}

/** London's day and time of day at an instant, summer time included. Rule W-47. */
export function londonClock(instantMs: number): LondonClock {
  const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return {
    day,
    weekday: new Date(day).getUTCDay(),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}
