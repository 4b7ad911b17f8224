/**
 * Days in a month: 31, 30 in April, June, September and November, 28 in February or 29 when the
 * year is known and a leap year. Rule V-18.
 */
export function daysInMonth(month: number, year?: number): number {
  if (month === 2) return year !== undefined && isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
}

/** Whether a text is an existing day in the format of date fields: `2026-02-28`. Rule V-16. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year)
}
