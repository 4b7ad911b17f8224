import { formatNotes } from '#core/contract/openapi/format-notes.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { sortedOffers } from '#core/landing/sorted-offers.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { dealToWire } from './present.ts'

type Paging = { page: number; rows: number; format?: string | undefined }

/** One page of the deals a query finds, each presented by `toWire`. */
export function listingOf<Row>(
  deals: DealSearch,
  query: DealQuery,
  { page, rows, format }: Paging,
  toWire: (deal: Deal) => Row,
) {
  const found = deals.list(query, page, rows)
  return {
    data: found.deals.map(toWire),
    total: found.total,
    page,
    rows,
    ratesVersion: deals.ratesVersion,
    ...formatNotes(format),
  }
}

/** One page of the deals a query finds. */
export function listing(deals: DealSearch, query: DealQuery, paging: Paging) {
  return listingOf(deals, query, paging, dealToWire)
}

/** One page of one car's offers. */
export function offerListing(
  deals: DealSearch,
  offers: readonly Offer[],
  { page, rows, sort, format }: Paging & { sort: string },
) {
  return {
    data: sortedOffers(offers, sort)
      .slice((page - 1) * rows, page * rows)
      .map(offerToWire),
    total: offers.length,
    page,
    rows,
    ratesVersion: deals.ratesVersion,
    ...formatNotes(format),
  }
}
