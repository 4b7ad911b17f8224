import { londonClock } from '#core/time/london-clock.ts'

/** The date in London at an instant, `YYYY-MM-DD`. @example londonDay(new Date('2026-07-01T23:30:00Z')) // '2026-07-02' */
export const londonDay = (instant: Date): string => londonClock(instant.getTime()).day
