import { nextWorkingDay } from './working-day.ts'

/** Business days within which a message is answered. Rules W-120, D-27. */
export const answerWithinBusinessDays = 5

/**
 * The last day on which a message of a day is answered in time: the fifth business day in England
 * after it, both `YYYY-MM-DD`. Null when the holidays of a year on the way are not known. Rule W-120.
 * @example answerDay('2026-12-23') // '2027-01-04'
 */
export function answerDay(day: string): string | null {
  let last: string | null = day
  for (let days = 0; days < answerWithinBusinessDays && last !== null; days++) {
    last = nextWorkingDay(last)
  }
  return last
}
