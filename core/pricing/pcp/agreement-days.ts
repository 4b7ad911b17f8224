const two = (number: number) => String(number).padStart(2, '0')

/**
 * Adds months to a day as agreements count them: the same day of the month, or the month's last
 * where it is shorter. Days are `YYYY-MM-DD`. Rule P-39.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day)
  const count = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate()
  return `${newYear}-${two(newMonth)}-${two(Math.min(date, last))}`
}

/**
 * Whole months between two days; negative when the second is earlier. Rule P-39.
 * @example monthsBetween('2026-01-15', '2026-03-14') // 1
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return addMonths(from, months) > to ? months - 1 : months
}

/**
 * Years between two days as the annual percentage rate counts them: whole months are twelfths of a
 * year, days beyond them are 365ths. Rule P-39.
 */
export function yearsBetween(from: string, to: string): number {
  const months = monthsBetween(from, to)
  const days = (Date.parse(to) - Date.parse(addMonths(from, months))) / 86_400_000
  return months / 12 + days / 365
}

function partsOf(day: string): [year: number, month: number, date: number] {
  return day.split('-').map(Number) as [number, number, number]
}
