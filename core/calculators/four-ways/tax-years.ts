import { addMonths } from '#core/pricing/pcp/agreement-days.ts'

/** A tax year's share of a term: its months, counted by the day each begins. */
export type TaxYearMonths = {
  /** The first of these days. */
  fromDay: string
  months: number
  /** First day of the tax year. */
  startDay: string
}

/**
 * The tax years that the months of a term lie in, each by the day it begins. Rule P-105.
 * @example taxYearsOf('2027-03-10', 2) // one month of 2026/27, one of 2027/28
 */
export function taxYearsOf(day: string, termMonths: number): TaxYearMonths[] {
  const years: TaxYearMonths[] = []
  for (let month = 0; month < termMonths; month++) {
    const fromDay = addMonths(day, month)
    const startDay = taxYearStart(fromDay)
    const last = years.at(-1)
    if (last?.startDay === startDay) last.months++
    else years.push({ fromDay, months: 1, startDay })
  }
  return years
}

function taxYearStart(day: string): string {
  const year = Number(day.slice(0, 4))
  const start = `${year}-04-06`
  return day >= start ? start : `${year - 1}-04-06`
}
