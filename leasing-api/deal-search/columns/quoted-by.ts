import type { ActiveBook } from '#leasing-api/queries/rates/active-rates.ts'
import { pcpFigureAt, type PcpColumns } from '#leasing-api/queries/rates/pcp-columns.ts'

/** A provider's present prices in figures, for its page. */
export type Quoted = {
  /** Derivatives it leases; those it offers on PCP where it has no lease prices. 0 without prices. */
  derivatives: number
  /** When these prices were read from the provider, as an ISO instant; null without prices. */
  checkedAt: string | null
}

/** Counts what a provider's active books hold. A lease book has a row for each derivative. */
export function quotedBy(
  providerId: number,
  books: readonly ActiveBook[],
  pcpOffers: PcpColumns,
): Quoted {
  const own = books.filter((book) => book.providerId === providerId)
  const lease = own.find(({ kind }) => kind === 'lease')
  if (lease) return { derivatives: lease.storedRows, checkedAt: lease.checkedAt }
  const onPcp = new Set<number>()
  for (let at = 0; at < pcpOffers.count; at++) {
    if (pcpFigureAt(pcpOffers, at, 'providerId') === providerId) {
      onPcp.add(pcpFigureAt(pcpOffers, at, 'derivativeId'))
    }
  }
  return {
    derivatives: onPcp.size,
    checkedAt: own[0]?.checkedAt ?? null,
  }
}
