import type { Offer } from '#core/offer/offer.ts'
import type { ProviderFacts } from './types.ts'

/** A provider as the leasing API lists it. */
type ListedProvider = {
  id: number
  creditCheckKind: ProviderFacts['credit']
  deliveryArea: string
  openingHours: ProviderFacts['hours']
  hasRates: boolean
}

/** What is known of the providers of some offers, out of all with live prices. Rule L-63. */
export function factsOfQuoting(
  listed: readonly ListedProvider[],
  offers: readonly Offer[],
): ProviderFacts[] {
  const quoting = new Set(offers.map(({ provider }) => provider.id))
  return listed
    .filter(({ id, hasRates }) => hasRates && quoting.has(id))
    .map(({ id, creditCheckKind, deliveryArea, openingHours }) => ({
      id,
      credit: creditCheckKind,
      area: deliveryArea,
      hours: openingHours,
    }))
}
