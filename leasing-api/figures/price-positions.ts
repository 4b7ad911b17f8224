import { setImmediate } from 'node:timers/promises'
import {
  countGap,
  medianGap,
  noGaps,
  pricePlace,
  type PricePlace,
  pricePlaces,
} from '#core/figures/price-position.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import type { DealSearch, RateColumns } from '../deal-search/deal-search.ts'
import type { Provider } from '../queries/providers/providers.ts'

const read = new WeakMap<DealSearch, Promise<ProviderPosition[]>>()

/** The price position of every provider that has leases, read once of each rates version. Rule W-191. */
export function pricePositions(deals: DealSearch): Promise<ProviderPosition[]> {
  const known = read.get(deals) ?? readPositions(deals)
  read.set(deals, known)
  return known
}

async function readPositions(deals: DealSearch): Promise<ProviderPosition[]> {
  const found = await positionsOf(deals.columns)
  return deals.providers().flatMap((provider, rank) => {
    const position = found[rank]!
    return pricePlaces.some((place) => position[place] > 0) ? [{ provider, ...position }] : []
  })
}

/** The offers of a provider by where they stand, and the gap in the middle of those with others. */
type PricePosition = Record<PricePlace, number> & { medianGapPercent: number | null }

type ProviderPosition = PricePosition & { provider: Pick<Provider, 'id' | 'name'> }

/**
 * How the leases of each provider, by position, stand beside those of others: the same car, contract,
 * term, mileage and first payment, by what they cost in all. A provider’s own offers in stock and
 * from the factory, special or not, are one here, its cheapest. Rule W-191.
 *
 * It pauses between profiles, so that lists are answered meanwhile.
 */
async function positionsOf(columns: RateColumns): Promise<PricePosition[]> {
  const { runs, derivative, provider, providers, totalPence, isQuoted } = columns
  const cars = isQuoted.length
  const found = Array.from({ length: providers }, () => ({
    places: { cheapest: 0, within5: 0, dearer: 0, alone: 0 },
    gaps: noGaps(),
  }))
  const least = new Uint32Array(cars * providers)
  const comparable = Map.groupBy(runs, comparedKey)
  comparable.delete(null)
  for (const together of comparable.values()) {
    least.fill(0)
    for (const { from, to } of together) {
      for (let at = from; at < to; at++) {
        const place = derivative[at]! * providers + provider[at]!
        const known = least[place]!
        if (known === 0 || totalPence[at]! < known) least[place] = totalPence[at]!
      }
    }
    for (let car = 0; car < cars; car++) {
      const prices = least.subarray(car * providers, (car + 1) * providers)
      for (const [own, price] of prices.entries()) {
        if (price === 0) continue
        const other = leastBut(prices, own)
        const { places, gaps } = found[own]!
        places[pricePlace(price, other)] += 1
        if (other !== null) countGap(gaps, price, other)
      }
    }
    await setImmediate()
  }
  return found.map(({ places, gaps }) => ({ ...places, medianGapPercent: medianGap(gaps) }))
}

/** The lowest price but one’s own; null where there is no other. */
function leastBut(prices: Uint32Array, own: number): number | null {
  let least = 0
  for (const [at, price] of prices.entries()) {
    if (at !== own && price > 0 && (least === 0 || price < least)) least = price
  }
  return least === 0 ? null : least
}

/** What offers must have in common to be compared; null for a PCP, which is credit. */
function comparedKey({ profile }: RateColumns['runs'][number]): string | null {
  return profile.financeType === 'pcp'
    ? null
    : profileKey({ ...profile, isInStock: false, isSpecialOffer: false })
}
