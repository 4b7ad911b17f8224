/** A mark of the present scheme: two letters, two digits for the half year, three letters. */
const presentMark = /^[A-Z]{2}(\d{2})[A-Z]{3}$/

/**
 * The day on which marks with the age digits of this one were first given out, `YYYY-MM-DD`: 23 is
 * March 2023, 73 September 2023. Null for marks that do not say (older ones, personal ones and
 * Northern Ireland's) and for half years after `today`. Source: GOV.UK, vehicle registration
 * numbers, INF104. Rule P-70.
 * @example registrationDay('AB73 CDE', '2026-11-20') // '2023-09-01'
 */
export function registrationDay(mark: string, today: string): string | null {
  const digits = presentMark.exec(mark.replace(/\s/g, '').toUpperCase())?.[1]
  if (digits === undefined) return null
  const number = Number(digits)
  // 51 was the first, in September 2001; 01 never was.
  if (number < 2 || number === 50) return null
  const day = number > 50 ? `${year(number - 50)}-09-01` : `${year(number)}-03-01`
  return day <= today ? day : null
}

const year = (number: number) => `20${String(number).padStart(2, '0')}`
