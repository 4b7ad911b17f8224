import type { FuelType } from '#core/vehicle/fuel-type.ts'

/** A car model with the fuels of the cars it holds. */
export type ModelFuels = { name: string; fuels: ReadonlySet<FuelType> }

/** Words by which a model says what drives it: "Corsa Electric", "Prius Plug-in", "UX 300h". */
const fuelWord =
  /\b(electric|electrified|ev|evx|gen-e|e-tech|e-tron|folgore|petrol|diesel|hybrid|ehybrid|plug-in|phev|dm-i)\b|\b\d{3}h\b/i

/** Whether a name says what drives the car. */
export const namesFuel = (name: string): boolean => fuelWord.test(name)

const isElectric = (fuel: FuelType) => fuel === 'electric'

/**
 * Whether a model is one for cars of this fuel. A model whose name says a fuel holds that one alone; in
 * any other, electric cars and cars with an engine stand together only where the model has both
 * already. A model without cars takes any. Rule K-28.
 * @example takesFuel({ name: 'Proace Verso Electric', fuels: new Set(['electric']) }, 'diesel') // false
 */
export function takesFuel({ name, fuels }: ModelFuels, fuel: FuelType): boolean {
  if (fuels.size === 0 || fuels.has(fuel)) return true
  return !namesFuel(name) && [...fuels].some((own) => isElectric(own) === isElectric(fuel))
}
