import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'

/** A code that names a gearbox: the letters, with the number of gears before or behind them. */
const named = (letters: string) => new RegExp(`^\\d{0,2}(${letters})\\d{0,2}$`)

/** Codes of manual gearboxes: M6, 5MT, MAN; QM6 is a manual with four-wheel drive. */
const manual = named('Q?MT?|MAN|MANUAL')

/**
 * A8, 8AT, QA8; automated manuals (AMT5, SA7, SAT6, SMT, MTA5, AM6, MMT, ETG, EGS); double clutches
 * (DCT7, DSG, D7, QD7, EDC, TCT, PDK, SSG and the like); and those without steps (CVT, E-CVT,
 * ECVT, MCVT, IVT, AV).
 */
const automatic = named(
  'Q?A|AT|EAT|AMT|SA|SAT|SMT|SMG|MTA|AM|MMT|ET|ETG|EG[CS]|ISR|ASG|Q?D|E?DCT|E?DCS|E?DSC|DDCT|DSG|EDC|TCT|PDK|DKG|MCT|SSG|E?-?CVT|MCVT|IVT|AV|AUTO|AUTOMATIC|SPEEDSHIFT|STEPTRONIC|MULTITRONIC|TIPTRONIC|MULTIDRIVE|POWERSHIFT',
)

/**
 * Manual or automatic, from the code (M6, 6MT, A8, DCT7, CVT, SA7 …), else from the file's own
 * column, which calls some automated boxes manual. `isGuessed` when the two disagree. An electric
 * car has no gears to choose, whatever the file gives for them. Rule K-25.
 * @param column what the file's column says; empty where the file has none
 * @returns null when neither says it and the car is not electric
 */
export function gearboxOf(
  code: string,
  column: string,
  fuelType: FuelType,
): { transmission: Transmission; isGuessed: boolean } | null {
  const byCode = gearboxOfCode(code.toUpperCase())
  const byColumn = gearboxOfColumn(column.toLowerCase())
  if (fuelType === 'electric') {
    return {
      transmission: 'automatic',
      isGuessed: byCode === 'manual' || (byCode === null && byColumn === 'manual'),
    }
  }
  const transmission = byCode ?? byColumn
  if (!transmission) return null
  return { transmission, isGuessed: byCode !== null && byColumn !== null && byCode !== byColumn }
}

/** The gearbox named by the first word that names one: "6-speed auto DCT", "8AT-AWD". */
function gearboxOfCode(code: string): Transmission | null {
  const words = code
    .replace('E-CVT', 'ECVT')
    .replaceAll(/\b([MA])\/T\b/g, '$1T')
    .split(/[\s,.:;()-]+/)
  for (const word of words) {
    if (manual.test(word)) return 'manual'
    if (automatic.test(word)) return 'automatic'
  }
  return null
}

function gearboxOfColumn(column: string): Transmission | null {
  if (column.startsWith('manual')) return 'manual'
  return /^(auto|semi|electric|cvt)/.test(column) ? 'automatic' : null
}
