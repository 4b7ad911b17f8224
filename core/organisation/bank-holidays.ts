/**
 * Bank holidays of England and Wales by year, substitute days included (Banking and Financial
 * Dealings Act 1971; published on gov.uk/bank-holidays). Rule D-30.
 */
const bankHolidays = {
  2026: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28', // Boxing Day is a Saturday
  ],
  2027: [
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27', // Christmas Day is a Saturday
    '2027-12-28',
  ],
  2028: [
    '2028-01-03', // New Year's Day is a Saturday
    '2028-04-14',
    '2028-04-17',
    '2028-05-01',
    '2028-05-29',
    '2028-08-28',
    '2028-12-25',
    '2028-12-26',
  ],
} as const satisfies Record<number, readonly string[]>

/** Every bank holiday of the table, `YYYY-MM-DD`, in order. Rule D-30. */
export const knownBankHolidays: readonly string[] = Object.values(bankHolidays).flat()

/** Whether the holidays of that day's year are in the table. Rule D-31. @example areHolidaysKnown('2029-01-01') // false */
export function areHolidaysKnown(day: string): boolean {
  return Object.hasOwn(bankHolidays, day.slice(0, 4))
}
