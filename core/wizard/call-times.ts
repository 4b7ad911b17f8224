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

/** When to call back, and from where. The other time is said in words; what is left out is empty. */
export type CallBack = {
  callTime: CallTime
  otherCallTime: string
  callPriority: string
  postcode: string
}

/** The fields of a call back, in the order of its form. Rule W-103. */
export const callBackFields = ['callTime', 'otherCallTime', 'callPriority', 'postcode'] as const

/** How soon a call back matters, as the provider reads it. Rule W-103. */
export const callPriorities = ['Not urgent', 'Urgent'] as const

/** The times to choose from; not today once the provider has closed for the day. Rule W-49. */
export function callTimesOffered(hours: OpeningHours, nowMs: number): CallTime[] {
  return callTimes.filter((time) => time !== 'today' || opensToday(hours, nowMs))
}
