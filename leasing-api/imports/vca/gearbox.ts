import type { Transmission } from '#core/vehicle/transmission.ts'

/**
 * Manual or automatic, from the code (M6, 6MT, A8, DCT7, CVT, SA7 …), else from the file's own
 * column, which calls some automated boxes manual. `isGuessed` when the two disagree.
 * @returns null when neither says it
 */
export function gearboxOf(
  code: string,
  column: string,
): { transmission: Transmission; isGuessed: boolean } | null {
  const byCode = gearboxOfCode(code.toUpperCase())
  const byColumn = gearboxOfColumn(column.toLowerCase())
  const transmission = byCode ?? byColumn
  if (!transmission) return null
  return { transmission, isGuessed: byCode !== null && byColumn !== null && byCode !== byColumn }
}

function gearboxOfCode(code: string): Transmission | null {
  if (/^(MT?\d?|\d?MT|MANUAL)$/.test(code)) return 'manual'
  if (/(^|\d|-|\s)(A\d?|AT\d?|AMT\d?|SA\d|E-?CVT|CVT|DCT\d?|SSG)\b/.test(code)) return 'automatic'
  return code.includes('AUTO') ? 'automatic' : null
}

function gearboxOfColumn(column: string): Transmission | null {
  if (column === 'manual') return 'manual'
  return column === 'automatic' || column.startsWith('electric') ? 'automatic' : null
}
