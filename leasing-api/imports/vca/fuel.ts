import type { FuelType } from '#core/vehicle/fuel-type.ts'

/**
 * The kind of drive from the file's fuel and powertrain. Mild and micro hybrids count as the fuel
 * they burn, range extenders as plug-in hybrids, gas beside petrol as petrol.
 * @returns null when the texts say nothing known
 */
export function fuelTypeOf(fuel: string, powertrain: string): FuelType | null {
  const kind = powertrain.toLowerCase()
  const burnt = fuel.toLowerCase()
  if (kind.startsWith('plug-in') || kind.startsWith('range extended')) return 'plug-in-hybrid'
  if (kind.startsWith('battery electric')) return 'electric'
  if (kind.startsWith('hybrid electric')) return 'hybrid'
  if (!/^(internal|mild|micro)/.test(kind)) {
    if (burnt === 'electricity') return 'electric'
    if (burnt.startsWith('electricity /')) return 'plug-in-hybrid'
    if (burnt.endsWith(' electric')) return 'hybrid'
  }
  if (burnt.startsWith('diesel')) return 'diesel'
  return burnt.startsWith('petrol') ? 'petrol' : null
}
