import type { ActiveBook } from '../queries/rates/active-rates.ts'
import type { StoredPcpOffer } from '../queries/rates/read-pcp-offers.ts'

/** What a provider quotes today, as its page tells it. */
export type Quoted = {
  /** Derivatives it leases; those it offers on PCP where it has no lease prices. 0 without prices. */
  derivatives: number
  /** When these prices were read from the provider, as an ISO instant; null without prices. */
  checkedAt: string | null
}

/** What a provider's active books hold. A lease book has a row for each derivative. */
export function quotedBy(
  providerId: number,
  books: readonly ActiveBook[],
  pcpOffers: readonly StoredPcpOffer[],
): Quoted {
  const own = books.filter((book) => book.providerId === providerId)
  const lease = own.find(({ kind }) => kind === 'lease')
  if (lease) return { derivatives: lease.storedRows, checkedAt: lease.checkedAt }
  const onPcp = pcpOffers.filter((offer) => offer.providerId === providerId)
  return {
    derivatives: new Set(onPcp.map(({ derivativeId }) => derivativeId)).size,
    checkedAt: own[0]?.checkedAt ?? null,
  }
}
