import { londonClock } from '../time/london-clock.ts'
import { isOpenAt, type OpeningHours } from '../wizard/opening-hours.ts'
import { areHolidaysKnown, knownBankHolidays } from './bank-holidays.ts'

const officeDay = { fromMinute: 9 * 60, toMinute: 17 * 60 + 30 }

/** The hours of our phone: Monday to Friday, 9:00 to 17:30, London time. Rule D-29. */
export const contactHours: OpeningHours = {
  week: [null, officeDay, officeDay, officeDay, officeDay, officeDay, null],
  closedDays: knownBankHolidays,
}

/**
 * Whether our phone is answered at an instant. A year whose bank holidays nobody has entered yet is
 * `unknown`, and a page then says nothing. Asked in the browser: a cached page must not say it.
 * Rules D-29, D-31.
 */
export function contactState(nowMs: number): 'open' | 'closed' | 'unknown' {
  if (!areHolidaysKnown(londonClock(nowMs).day)) return 'unknown'
  return isOpenAt(contactHours, nowMs) ? 'open' : 'closed'
}
