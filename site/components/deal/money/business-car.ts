import type { Derivative } from '#core/vehicle/derivative.ts'

/** What the tax on the rent of a business's car depends on. */
export type BusinessCar = Pick<Derivative, 'bodyType' | 'co2' | 'isApproximate'>
