import type { FuelType } from '#core/vehicle/fuel-type.ts'

/**
 * The kind of drive from the file's fuel and powertrain. Mild and micro hybrids count as the fuel
 * they burn, range extenders as plug-in hybrids, gas beside petrol as petrol. Where the file has no
 * powertrain (empty), the fuel and the words of the name say it. Rule K-25.
 * @param name model and description
 * @returns null when the texts say nothing known
 */
export function fuelTypeOf(fuel: string, powertrain: string, name = ''): FuelType | null {
  const kind = powertrain.toLowerCase()
  const burnt = fuel.toLowerCase().replace(/\s*\/\s*/g, ' / ')
  if (kind.startsWith('plug-in') || kind.startsWith('range extended')) return 'plug-in-hybrid'
  if (kind.startsWith('battery electric')) return 'electric'
  if (kind.startsWith('hybrid electric')) return 'hybrid'
  if (!/^(internal|mild|micro)/.test(kind)) {
    if (burnt === 'electricity' || burnt === 'electric') return 'electric'
    if (/^electric(ity)? \/ /.test(burnt)) return 'plug-in-hybrid'
    if (/ (electric|hybrid)$/.test(burnt) && !(kind === '' && mildHybrid.test(name)))
      return 'hybrid'
  }
  if (burnt.startsWith('diesel')) return 'diesel'
  return burnt.startsWith('petrol') ? 'petrol' : null
}

const mildHybrid = /\b(mhev|mild[ -]?hybrid|48v)\b/i

/**
 * Whether a row that gives petrol or diesel alone is of a hybrid all the same: its model is called
 * so, and so is the car. The agency lists some hybrids with the powertrain of an engine alone.
 */
export function isHybridByName(
  fuel: string,
  powertrain: string,
  model: string,
  description: string,
): boolean {
  return (
    /^(petrol|diesel)$/i.test(fuel) &&
    /^internal/i.test(powertrain) &&
    /\bhybrid$/i.test(model) &&
    /\bhyb(rid)?\b/i.test(description) &&
    !mildHybrid.test(description)
  )
}
