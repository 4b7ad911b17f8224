import { formatNotes } from '#core/contract/openapi/format-notes.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { sortedOffers } from '#core/landing/sorted-offers.ts'
import { encodeDealColumns } from '#core/contract/columns/deal-columns.ts'
import { carModelGroupToWire } from '#core/contract/json/deal-from-wire.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Deal, DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { listedDealToWire } from './present.ts'

type Paging = { page: number; rows: number; format?: string | undefined }

/** One page of the deals a query finds, each presented by `toWire`. */
export function listingOf<Row>(
  deals: DealSearch,
  query: DealQuery,
  paging: Paging,
  toWire: (deal: Deal) => Row,
) {
  const found = deals.list(query, paging.page, paging.rows)
  return { data: found.deals.map(toWire), ...pageFields(deals, found.total, paging) }
}

/** One page of the deals a query finds, or of their car models. Rules C-65, C-69. */
export function listing(
  deals: DealSearch,
  query: DealQuery,
  paging: Paging & { groupBy?: 'carModel' | undefined },
) {
  if (paging.groupBy === undefined) return listingOf(deals, query, paging, listedDealToWire)
  const { deals: rows, total, dealCount } = deals.listByCarModel(query, paging.page, paging.rows)
  const { format, ...place } = paging
  return format === 'columns'
    ? {
        data: [],
        columns: encodeDealColumns(rows),
        ...pageFields(deals, total, place),
        deals: dealCount,
      }
    : {
        data: rows.map(({ group, ...deal }) => ({
          ...listedDealToWire(deal),
          group: carModelGroupToWire(group),
        })),
        ...pageFields(deals, total, paging),
        deals: dealCount,
      }
}

/** One page of one car's offers. */
export function offerListing(
  deals: DealSearch,
  offers: readonly Offer[],
  { sort, ...paging }: Paging & { sort: string },
) {
  const shown = pageOf(sortedOffers(offers, sort), paging)
  return { data: shown.map(offerToWire), ...pageFields(deals, offers.length, paging) }
}

/** The rows of a page, from 1. */
export function pageOf<Row>(all: readonly Row[], { page, rows }: Paging): Row[] {
  return all.slice((page - 1) * rows, page * rows)
}

/** What a page says beside its rows. */
export function pageFields(deals: DealSearch, total: number, { page, rows, format }: Paging) {
  return { total, page, rows, ratesVersion: deals.ratesVersion, ...formatNotes(format) }
}
