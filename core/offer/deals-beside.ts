import type { DerivativeSummary } from '../vehicle/derivative.ts'
import type { Deal } from './deal.ts'

/** Lists of deals beside a car, each in its own order. */
export type DealsBeside = { alike: Deal[]; electric: Deal[]; special: Deal[] }

/** How many of each list a page shows. */
const most = { alike: 6, electric: 4, special: 4 } as const satisfies Record<
  keyof DealsBeside,
  number
>

/**
 * What a car's page shows of the deals beside it: similar cars, electric ones beside a car with an
 * engine, special offers beside none but cars, since a van has only vans beside it. A range comes
 * once, and the car's own never. Rule K-38.
 */
export function dealsBeside(
  car: Pick<DerivativeSummary, 'bodyType' | 'fuelType'> & { range: { id: number } },
  { alike, electric, special }: DealsBeside,
): DealsBeside {
  const shown = new Set([car.range.id])
  const fresh = (deals: readonly Deal[], count: number): Deal[] => {
    const found = deals.filter(({ derivative }) => !shown.has(derivative.range.id)).slice(0, count)
    for (const { derivative } of found) shown.add(derivative.range.id)
    return found
  }
  return {
    alike: fresh(alike, most.alike),
    electric: fresh(car.fuelType === 'electric' ? [] : electric, most.electric),
    special: fresh(car.bodyType === 'van' ? [] : special, most.special),
  }
}
