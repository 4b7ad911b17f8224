import { callTimes, type CallTime } from '../contract/http/call-times.ts'
import { opensToday, type OpeningHours } from './opening-hours.ts'

/** The words beside each time a visitor may be called back at. Rule W-48. */
export const callTimeLabels = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  ASAP: 'As soon as possible',
  AM: 'In the morning',
  PM: 'In the afternoon',
  other: 'Another time',
} as const satisfies Record<CallTime, string>

/** When to call back. The other time is said in words. */
export type CallBack = { callTime: CallTime; otherCallTime: string }

/** The times to choose from; not today once the provider has closed for the day. Rule W-49. */
export function callTimesOffered(hours: OpeningHours, nowMs: number): CallTime[] {
  return callTimes.filter((time) => time !== 'today' || opensToday(hours, nowMs))
}
