import type { DerivativeSummary } from '#core/vehicle/derivative.ts'

/** The car beside which rows of deals load, as a page carries it. */
export type NearDeals = Pick<DerivativeSummary, 'capId' | 'bodyType' | 'fuelType'> & {
  rangeId: number
}

/** The place around rows that load when they come near: what a script needs to ask for them. Rule D-113. */
export const nearDealsPlace = ({
  capId,
  bodyType,
  fuelType,
  range,
}: Pick<DerivativeSummary, 'capId' | 'bodyType' | 'fuelType' | 'range'>): string =>
  [capId, bodyType, fuelType, range.id].join(' ')

/** The car that a place names. */
export function nearDealsOf(place: string): NearDeals {
  const [capId, bodyType, fuelType, rangeId] = place.split(' ')
  return {
    capId: capId!,
    bodyType: bodyType as NearDeals['bodyType'],
    fuelType: fuelType as NearDeals['fuelType'],
    rangeId: Number(rangeId),
  }
}
