import type { WirePricePosition } from '#core/contract/calls/office-figures.ts'
import type { Services } from '../server/services.ts'
import { pricePositions } from './price-positions.ts'

/** The price positions of one provider, or of all that have leases. Rule W-191. */
export async function pricePositionFigures(
  { deals }: Pick<Services, 'deals'>,
  companyId: number | null,
): Promise<WirePricePosition[]> {
  const positions = await pricePositions(deals.current())
  return positions
    .filter(({ provider: { id } }) => companyId === null || id === companyId)
    .map(({ provider: { id, name }, ...position }) => ({
      providerId: id,
      providerName: name,
      ...position,
    }))
}
